import CVips
import Foundation
import Testing

@testable import PhotoAlbum

struct PhotoReaderTests {
    private let folder: TemporaryFolder
    private let reader = PhotoReader()

    init() throws {
        folder = try TemporaryFolder()
    }

    /// The photo in `bytes`, as an album finds it.
    private func photo(_ bytes: [UInt8], name: String = "photo.jpg") throws -> Photo {
        let path = try folder.write(FilePath(name), bytes)
        return try #require(PhotoAlbum(paths: [path]).photos.first)
    }

    /// A photo as it is shown at a size.
    private struct Shown {
        let bytes: [UInt8]
        let problem: String?
    }

    private func derived(_ photo: Photo, size: Int, by recipe: PhotoRecipe = PhotoRecipe()) throws(PhotoError)
        -> Shown
    {
        try PhotoError.whileWriting { () throws(SystemError) in
            try Folder.make(folder.path.appending("derived"))
        }
        let derived = try reader.derive(
            photo, .size(size), by: recipe, into: folder.path.appending("derived"))
        return try PhotoError.whileWriting { () throws(SystemError) in
            let file = folder.path.appending("derived").appending(FilePath(recipe.fileName(size: size)))
            return Shown(bytes: try OpenFile(path: file).bytes(), problem: derived.problem)
        }
    }

    private func derived(_ bytes: [UInt8], size: Int = 480) throws -> TestImage {
        try TestImage(decoding: derived(photo(bytes), size: size).bytes)
    }

    private func expect(_ pixel: [UInt8], near expected: [UInt8], within tolerance: Int = 4) {
        #expect(pixel.count == expected.count)
        for (a, b) in zip(pixel, expected) {
            #expect(abs(Int(a) - Int(b)) <= tolerance, "\(pixel) is not near \(expected)")
        }
    }

    // MARK: Formats

    @Test(arguments: ["jpegsave", "pngsave", "webpsave", "gifsave", "tiffsave"])
    func readsEveryFormatWhateverTheNameSays(saver: String) throws {
        let bytes = try TestImage(width: 60, height: 40, pixel: [200, 100, 50]).encoded(by: saver)
        let photo = try photo(bytes, name: "misnamed.heic")
        #expect(try reader.details(of: photo).dimensions == PhotoDimensions(width: 60, height: 40))
        let image = try TestImage(decoding: derived(photo, size: 480).bytes)
        expect(Array(try image.middlePixel().prefix(3)), near: [200, 100, 50], within: 6)
    }

    @Test func readsAVIF() throws {
        let bytes = try TestImage(width: 64, height: 48, pixel: [30, 60, 90])
            .encoded(by: "heifsave", ["compression": "av1"])
        let photo = try photo(bytes)
        #expect(try reader.details(of: photo).dimensions == PhotoDimensions(width: 64, height: 48))
        expect(try derived(bytes).middlePixel(), near: [30, 60, 90], within: 6)
    }

    @Test func refusesWhatIsNoPhoto() throws {
        let photo = try photo(Array("these are words".utf8))
        #expect(throws: PhotoError.unsupported) { try reader.details(of: photo).dimensions }
        #expect(throws: PhotoError.unsupported) { try derived(photo, size: 480) }
    }

    @Test(arguments: [
        "<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'><rect width='9' height='9'/></svg>",
        "%PDF-1.4\n", "P5 2 2 255 abcd", "#?RADIANCE\n",
    ])
    func refusesFormatsWhoseDecodersAreNotTrusted(text: String) throws {
        let photo = try photo(Array(text.utf8))
        #expect(throws: PhotoError.unsupported) { try derived(photo, size: 480) }
    }

    // MARK: Size

    @Test func isNeverEnlarged() throws {
        let bytes = try TestImage(width: 30, height: 20, pixel: [1, 2, 3]).encoded(by: "pngsave")
        let image = try derived(bytes, size: 2880)
        #expect(image.width == 30 && image.height == 20)
    }

    @Test(arguments: PhotoRecipe.usualSizes)
    func longSideIsTheSizeAskedFor(size: Int) throws {
        let bytes = try TestImage(width: 300, height: 3000, pixel: [9]).encoded(by: "jpegsave")
        let image = try derived(bytes, size: size)
        let expected = PhotoDimensions(width: 300, height: 3000).fitting(size)
        #expect(image.height == size)
        #expect(image.width == expected.width)
    }

    @Test func refusesMorePixelsThanAreDecodedByTheHeaderAlone() throws {
        // A PNG that says it is 60,000 × 60,000, with no pixel in it.
        let chunk: [UInt8] = Array("IHDR".utf8) + [0, 0, 0xEA, 0x60, 0, 0, 0xEA, 0x60, 8, 2, 0, 0, 0]
        let header: [UInt8] =
            [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + chunk + [0x0F, 0xB0, 0xE2, 0x15]
        let idat: [UInt8] = [0, 0, 0, 0] + Array("IDAT".utf8) + [0x35, 0xAF, 0x06, 0x1E]
        let photo = try photo(header + idat)
        let claimed = PhotoDimensions(width: 60_000, height: 60_000)
        #expect(throws: PhotoError.tooLarge(claimed)) { try derived(photo, size: 480) }
    }

    // MARK: Orientation

    /// A photo whose upright form has a red upper left corner and is 48 wide and 32 high, stored as `orientation` says.
    private func turned(_ orientation: Int) throws -> [UInt8] {
        let upright = (width: 48, height: 32)
        let isTurned = orientation >= 5
        let stored = isTurned ? (width: upright.height, height: upright.width) : upright
        // Where in the upright photo the pixel stored at x, y belongs (Exif 2.32, tag 274).
        let place: (Int, Int) -> (Int, Int) = { x, y in
            switch orientation {
            case 2: (upright.width - 1 - x, y)
            case 3: (upright.width - 1 - x, upright.height - 1 - y)
            case 4: (x, upright.height - 1 - y)
            case 5: (y, x)
            case 6: (upright.width - 1 - y, x)
            case 7: (upright.width - 1 - y, upright.height - 1 - x)
            case 8: (y, upright.height - 1 - x)
            default: (x, y)
            }
        }
        let image = try TestImage(width: stored.width, height: stored.height, bands: 3) { x, y in
            let (column, row) = place(x, y)
            return column < 16 && row < 16 ? [255, 0, 0] : [0, 0, 255]
        }
        image.set("orientation", orientation)
        return try image.encoded(by: "jpegsave", ["Q": "95", "subsample-mode": "off"])
    }

    @Test(arguments: 1...8)
    func isUpright(orientation: Int) throws {
        let bytes = try turned(orientation)
        #expect(try reader.details(of: photo(bytes)).dimensions == PhotoDimensions(width: 48, height: 32))
        let image = try derived(bytes)
        #expect(image.width == 48 && image.height == 32)
        expect(try image.pixel(x: 6, y: 6), near: [255, 0, 0], within: 30)
        expect(try image.pixel(x: 42, y: 6), near: [0, 0, 255], within: 30)
        expect(try image.pixel(x: 6, y: 26), near: [0, 0, 255], within: 30)
    }

    @Test(arguments: ["pngsave", "webpsave", "tiffsave"])
    func otherFormatsAreUprightToo(saver: String) throws {
        let image = try TestImage(width: 32, height: 48, bands: 3) { _, y in
            y < 24 ? [255, 0, 0] : [0, 0, 255]
        }
        // The stored top belongs to the right.
        image.set("orientation", 6)
        var bytes = try image.encoded(by: saver)
        if saver == "pngsave" {
            // libvips writes no eXIf chunk here, so one that says the same goes in after the header.
            let exif: [UInt8] =
                Array("eXIfMM".utf8) + [0, 42, 0, 0, 0, 8, 0, 1, 1, 18, 0, 3, 0, 0, 0, 1, 0, 6]
            bytes.insert(
                contentsOf: [0, 0, 0, 26] + exif + [UInt8](repeating: 0, count: 6) + [
                    0xD6, 0x67, 0x4B, 0x69,
                ], at: 33)
        }
        let upright = try derived(bytes)
        #expect(upright.width == 48 && upright.height == 32)
        expect(Array(try upright.pixel(x: 40, y: 16).prefix(3)), near: [255, 0, 0], within: 30)
        expect(Array(try upright.pixel(x: 8, y: 16).prefix(3)), near: [0, 0, 255], within: 30)
    }

    @Test(arguments: [0, 9, 255])
    func nonsenseOrientationMeansUpright(value: UInt8) throws {
        var bytes = try turned(6)
        // The entry of tag 0x0112, type SHORT, one value, in either byte order.
        let big: [UInt8] = [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6]
        let little: [UInt8] = [0x12, 0x01, 3, 0, 1, 0, 0, 0, 6, 0]
        let found = try #require(
            bytes.indices.first { bytes[$0...].starts(with: big) || bytes[$0...].starts(with: little) })
        bytes[found + (bytes[found] == 1 ? 9 : 8)] = value
        // Stored 32 × 48, and taken so.
        #expect(try reader.details(of: photo(bytes)).dimensions == PhotoDimensions(width: 32, height: 48))
        #expect(try derived(bytes).width == 32)
    }

    // MARK: Colour

    @Test func displayP3RedIsRed() throws {
        // (255, 0, 0) in Display P3 lies outside sRGB and is clipped to its red.
        let bytes = try TestImage(width: 32, height: 32, pixel: [255, 0, 0]).encoded(
            by: "pngsave", ["profile": "p3"])
        expect(try derived(bytes).middlePixel(), near: [255, 0, 0])
    }

    @Test func displayP3IsConverted() throws {
        // By the matrices of CSS Color 4: P3 (200, 100, 50) is sRGB (215, 93, 31).
        let bytes = try TestImage(width: 32, height: 32, pixel: [200, 100, 50]).encoded(
            by: "pngsave", ["profile": "p3"])
        expect(try derived(bytes).middlePixel(), near: [215, 93, 31])
    }

    @Test(
        arguments: [
            ([0, 0, 0, 0], [255, 255, 255]), ([0, 255, 255, 0], [237, 28, 36]),
            ([255, 0, 255, 0], [0, 166, 81]),
            ([0, 0, 0, 255], [35, 31, 32]),
        ] as [([UInt8], [UInt8])])
    func inksBecomeColours(inks: [UInt8], expected: [UInt8]) throws {
        // The well-known screen values of US Web Coated (SWOP) inks; any press profile lies near.
        let bytes = try TestImage(
            width: 32, height: 32, pixel: inks, interpretation: VIPS_INTERPRETATION_CMYK
        )
        .encoded(by: "jpegsave", ["Q": "95"])
        expect(try derived(bytes).middlePixel(), near: expected, within: 45)
    }

    @Test func greyStaysGrey() throws {
        let bytes = try TestImage(width: 32, height: 32, pixel: [120]).encoded(by: "jpegsave")
        expect(try derived(bytes).middlePixel(), near: [120, 120, 120])
    }

    @Test func sixteenBitsBecomeEight() throws {
        let bytes = try TestImage(width: 32, height: 32, grey16: 120 * 257).encoded(by: "pngsave")
        expect(try derived(bytes).middlePixel(), near: [120, 120, 120])
    }

    @Test func transparencyStays() throws {
        let bytes = try TestImage(width: 32, height: 32, bands: 4) { x, _ in
            x < 16 ? [0, 200, 0, 255] : [0, 0, 0, 0]
        }
        .encoded(by: "pngsave")
        let image = try derived(bytes)
        expect(try image.pixel(x: 4, y: 16), near: [0, 200, 0, 255], within: 8)
        #expect(try image.pixel(x: 28, y: 16).last == 0)
    }

    @Test func progressiveIsRead() throws {
        let bytes = try TestImage(width: 64, height: 64, pixel: [10, 20, 30]).encoded(
            by: "jpegsave", ["interlace": "true"])
        expect(try derived(bytes).middlePixel(), near: [10, 20, 30])
    }

    // MARK: Privacy

    @Test func nothingOfTheMetadataIsLeft() throws {
        let image = try TestImage(width: 32, height: 32, pixel: [1, 2, 3])
        image.set("exif-ifd0-Artist", "Erika Mustermann")
        image.set("exif-ifd2-BodySerialNumber", "SERIAL-4711")
        image.set("exif-ifd3-GPSLatitude", "51/1 30/1 12345/1000")
        image.set("exif-ifd3-GPSLatitudeRef", "N")
        image.set("exif-ifd3-GPSProcessingMethod", "MANUAL-FIX")
        let bytes = try image.encoded(by: "jpegsave")
        #expect(Self.contains(bytes, "Erika"), "the source has to hold what the derived file mustn't")
        let derived = try self.derived(photo(bytes), size: 480).bytes
        for word in ["Erika", "SERIAL", "MANUAL", "ICCP", "XMP "] {
            #expect(!Self.contains(derived, word))
        }
        let read = try TestImage(decoding: derived)
        for field in ["exif-ifd3-GPSLatitude", "exif-ifd3-GPSLatitudeRef", "exif-ifd0-Artist"] {
            #expect(vips_image_get_typeof(read.pointer, field) == 0)
        }
    }

    private static func contains(_ bytes: [UInt8], _ word: String) -> Bool {
        Data(bytes).range(of: Data(word.utf8)) != nil
    }

    // MARK: Everything at once

    @Test(arguments: DerivedFormat.allCases)
    func makesAllSizesFromOneDecode(format: DerivedFormat) throws {
        let image = try TestImage(width: 700, height: 500, bands: 4) { x, _ in
            x < 350 ? [200, 100, 50, 255] : [0, 0, 0, 0]
        }
        let recipe = PhotoRecipe(format: format, sizes: [100, 300, 600, 900])
        let target = folder.path.appending("all")
        try Folder.make(target)
        let derived = try reader.derive(
            photo(image.encoded(by: "pngsave")), .everything, by: recipe, into: target)
        let names = try Folder.names(in: target).map(\.text).sorted()
        #expect(names == ["100", "300", "600", "900"].map { "\($0).\(format.fileExtension)" }.sorted())
        for (size, expected) in [(100, 71), (300, 214), (600, 429), (900, 500)] {
            let file = try OpenFile(path: target.appending(FilePath(recipe.fileName(size: size))))
            let made = try TestImage(decoding: file.bytes())
            #expect(made.width == min(size, 700) && made.height == expected)
            expect(
                Array(try made.pixel(x: made.width / 4, y: 30).prefix(3)), near: [200, 100, 50], within: 12)
            let right = try made.pixel(x: made.width * 3 / 4, y: 30)
            if format == .jpeg { expect(right, near: [255, 255, 255]) } else { #expect(right.last == 0) }
        }
        // Transparent pixels have no colour.
        let color = try #require(Int(derived.color.dropFirst(), radix: 16))
        expect(
            [UInt8(color >> 16), UInt8(color >> 8 & 255), UInt8(color & 255)], near: [200, 100, 50],
            within: 12)
        let start = "data:image/webp;base64,"
        #expect(derived.placeholder.hasPrefix(start))
        let tiny = try #require(Data(base64Encoded: String(derived.placeholder.dropFirst(start.count))))
        #expect(!Self.contains(Array(tiny), "EXIF"))
        let placeholder = try TestImage(decoding: Array(tiny))
        #expect(placeholder.width == 16 && placeholder.height == 11)
    }

    @Test func tilesAreThoseOfDeepZoom() throws {
        let image = try TestImage(width: 1100, height: 600, bands: 3) { x, _ in
            x < 510 ? [255, 0, 0] : [0, 0, 255]
        }
        let recipe = PhotoRecipe(format: .jpeg, quality: 95, sizes: [100])
        let target = folder.path.appending("tiles")
        try Folder.make(target)
        _ = try reader.derive(photo(image.encoded(by: "pngsave")), .everything, by: recipe, into: target)
        // The longer side has 1100 pixels, so the whole photo is level 11; three columns and two rows of 510.
        let names = try Folder.names(in: target.appending("tiles_files/11")).map(\.text).sorted()
        #expect(names == ["0_0.jpg", "0_1.jpg", "1_0.jpg", "1_1.jpg", "2_0.jpg", "2_1.jpg"])
        let tile = try TestImage(
            decoding: OpenFile(path: target.appending("tiles_files/11/1_0.jpg")).bytes())
        #expect(tile.width == 512 && tile.height == 511)
        expect(try tile.pixel(x: 4, y: 4), near: [0, 0, 255], within: 8)
        let last = try TestImage(decoding: OpenFile(path: target.appending("tiles_files/11/2_1.jpg")).bytes())
        #expect(last.width == 1100 - 1020 + 1 && last.height == 600 - 510 + 1)
        let whole = PhotoDimensions(width: 1100, height: 600)
        #expect(DeepZoom.contains(level: 11, column: 2, row: 1, of: whole))
        #expect(!DeepZoom.contains(level: 11, column: 3, row: 0, of: whole))
        #expect(!DeepZoom.contains(level: 12, column: 0, row: 0, of: whole))
    }

    // MARK: Captions and dates

    private func details(_ fields: [String: String], replacing: (String, [UInt8])? = nil) throws
        -> PhotoDetails
    {
        let image = try TestImage(width: 8, height: 8, pixel: [1, 2, 3])
        for (field, value) in fields { image.set(field, value) }
        var bytes = Data(try image.encoded(by: "jpegsave"))
        if let (word, replacement) = replacing {
            let range = try #require(bytes.range(of: Data(word.utf8)))
            bytes.replaceSubrange(range, with: replacement)
        }
        return try reader.details(of: photo(Array(bytes)))
    }

    @Test func readsCaptionAndDate() throws {
        let details = try details([
            "exif-ifd0-ImageDescription": "Grüße <b>vom</b> Meer",
            "exif-ifd2-DateTimeOriginal": "2024:05:01 12:30:59",
        ])
        #expect(details.caption == "Grüße <b>vom</b> Meer")
        #expect(details.date == "2024-05-01T12:30:59")
    }

    @Test func readsLatin1() throws {
        let details = try details(
            ["exif-ifd0-ImageDescription": "Caf# au lait"], replacing: ("Caf#", [0x43, 0x61, 0x66, 0xE9]))
        #expect(details.caption == "Café au lait")
    }

    @Test(arguments: ["OLYMPUS DIGITAL CAMERA", "   ", "SONY DSC"])
    func whatCamerasWriteIsNoCaption(text: String) throws {
        #expect(try details(["exif-ifd0-ImageDescription": text]).caption == nil)
    }

    @Test(arguments: ["0000:00:00 00:00:00", "2024:13:01 00:00:00", "    :  :     :  :  ", "yesterday"])
    func nonsenseIsNoDate(text: String) throws {
        #expect(try details(["exif-ifd2-DateTimeOriginal": text]).date == nil)
    }

    @Test(arguments: [("photo.txt", "# Sea"), ("photo.md", " Sea")])
    func aSidecarHasTheCaption(name: String, expected: String) throws {
        try folder.write(FilePath(name), Array("\u{FEFF}# Sea\r\nand sand\n".utf8))
        let photo = try photo(TestImage(width: 8, height: 8, pixel: [1]).encoded(by: "jpegsave"))
        #expect(photo.sidecarCaption == expected.drop { $0 == " " } + "\nand sand")
        let album = PhotoAlbum(paths: [folder.path])
        #expect(album.photos.first?.sidecarCaption == photo.sidecarCaption)
        #expect(album.leftOut.isEmpty)
    }

    // MARK: Damage

    @Test(arguments: ["jpegsave", "pngsave"])
    func truncatedIsShownAsFarAsItGoes(saver: String) throws {
        var seed: UInt32 = 1
        let noise = try TestImage(width: 200, height: 200, bands: 3) { _, _ in
            seed = seed &* 1_664_525 &+ 1_013_904_223
            return [UInt8(seed >> 24), UInt8((seed >> 16) & 255), UInt8((seed >> 8) & 255)]
        }
        let whole = try noise.encoded(by: saver)
        #expect(try derived(photo(whole), size: 480).problem == nil)
        let derived = try self.derived(photo(Array(whole.prefix(whole.count / 2))), size: 480)
        #expect(derived.problem?.contains("as far as it goes") == true)
        let image = try TestImage(decoding: derived.bytes)
        #expect(image.width == 200 && image.height == 200)
    }

    @Test func aPhotoThatIsNoLongerTheSameIsRefused() throws {
        let red = try TestImage(width: 20, height: 20, pixel: [255, 0, 0]).encoded(by: "pngsave")
        let larger = try TestImage(width: 25, height: 20, pixel: [255, 0, 0]).encoded(by: "pngsave")
        let found = try photo(red)
        try folder.write(FilePath("photo.jpg"), larger)
        #expect(throws: PhotoError.changed) { try derived(found, size: 480) }
    }

    @Test func aPhotoThatIsGoneIsNamed() throws {
        let found = try photo(try TestImage(width: 20, height: 20, pixel: [0]).encoded(by: "pngsave"))
        unlink(found.path.text)
        #expect(throws: PhotoError.unreadable("no such file or directory")) {
            try derived(found, size: 480)
        }
    }
}
