# Completes photo-slider's commands and options in fish.
set -l commands show serve export inspect element
set -l albums '__fish_seen_subcommand_from show serve export'
complete -c photo-slider -f -n "not __fish_seen_subcommand_from $commands" -a "$commands"
complete -c photo-slider -n $albums -l autoplay -x -d 'Seconds from photo to photo'
complete -c photo-slider -n $albums -l no-loop -d 'Stop at the first and the last photo'
complete -c photo-slider -n $albums -l fit -x -a 'contain cover' -d 'Whole photos, or fill the window'
complete -c photo-slider -n $albums -l effect -x -a 'slide fade' -d 'How photos change'
complete -c photo-slider -n $albums -l indicator -x -a 'auto dots fraction progress none'
complete -c photo-slider -n $albums -l title -x -d "The album's title"
complete -c photo-slider -n $albums -l sort -x -a 'name date none'
complete -c photo-slider -n $albums -l shuffle -d 'In a new order each time'
complete -c photo-slider -n $albums -l start -x -d 'Begin with this photo'
complete -c photo-slider -n '__fish_seen_subcommand_from show' -l fullscreen -d 'On the whole screen'
complete -c photo-slider -n '__fish_seen_subcommand_from serve' -l port -x -d 'The port to listen on'
complete -c photo-slider -n '__fish_seen_subcommand_from serve' -l host -x -d 'The address to listen on'
complete -c photo-slider -n '__fish_seen_subcommand_from serve' -l open -d 'Open the browser'
complete -c photo-slider -n '__fish_seen_subcommand_from export element' -l output -r -d 'Where to write'
