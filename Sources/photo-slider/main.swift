print("photo-slider")
