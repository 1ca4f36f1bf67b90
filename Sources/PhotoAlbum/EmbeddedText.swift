import CGexiv2
import Foundation
import Synchronization

/// The caption and the date in a photo's EXIF, IPTC and XMP.
struct EmbeddedText {
    private(set) var caption: String?
    /// As ``PhotoDetails/date``.
    private(set) var date: String?

    /// The most characters of a caption that are shown.
    private static let captionLimit = 2000
    /// exiv2's reader of XMP is for one thread at a time.
    private static let reading = Mutex(gexiv2_initialize() != 0)

    private static let captionTags = [
        "Xmp.dc.description", "Iptc.Application2.Caption", "Exif.Image.ImageDescription",
        "Exif.Photo.UserComment", "Exif.Image.XPComment", "Xmp.dc.title", "Iptc.Application2.ObjectName",
        "Exif.Image.XPTitle",
    ]
    private static let dateTags = [
        "Exif.Photo.DateTimeOriginal", "Xmp.exif.DateTimeOriginal", "Xmp.photoshop.DateCreated",
        "Exif.Photo.DateTimeDigitized", "Xmp.xmp.CreateDate", "Exif.Image.DateTime",
    ]
    /// What cameras write in place of a caption.
    private static let cameraWords: Set<String> = [
        "OLYMPUS DIGITAL CAMERA", "SONY DSC", "MINOLTA DIGITAL CAMERA", "KONICA MINOLTA DIGITAL CAMERA",
        "KODAK DIGITAL STILL CAMERA", "DIGITAL CAMERA", "Exif_JPEG_PICTURE", "DCIM", "default",
    ]

    init(_ source: VipsPhotoSource) {
        Self.reading.withLock { isReady in
            guard isReady else { return }
            // What is wrong with the metadata is no reason to say anything: the photo may be fine.
            gexiv2_log_set_level(GEXIV2_LOG_LEVEL_MUTE)
            guard let metadata = gexiv2_metadata_new() else { return }
            defer { g_object_unref(metadata) }
            guard gexiv2_metadata_open_path(metadata, source.descriptorPath, nil) != 0 else { return }
            caption = Self.captionTags.lazy.compactMap { Self.text($0, metadata).flatMap(Self.caption) }.first
            date = Self.dateTags.lazy.compactMap { Self.text($0, metadata).flatMap(Self.date) }.first
        }
    }

    private static func text(_ tag: String, _ metadata: UnsafeMutablePointer<GExiv2Metadata>) -> String? {
        // XPComment and XPTitle are UTF-16 in bytes, and a UserComment names its encoding: exiv2 reads both.
        let isInterpreted = tag.contains(".XP") || tag.hasSuffix("UserComment")
        let found =
            isInterpreted
            ? gexiv2_metadata_try_get_tag_interpreted_string(metadata, tag, nil)
            : gexiv2_metadata_try_get_tag_string(metadata, tag, nil)
        guard let found else { return nil }
        defer { g_free(found) }
        return FilePath(
            bytes: UnsafeBufferPointer(start: found, count: strlen(found)).map { UInt8(bitPattern: $0) }
        )
        .text
    }

    private static func caption(_ text: String) -> String? {
        var text = Substring(text)
        // A text in several languages: `lang="x-default" The text, lang="de" …`.
        if text.hasPrefix("lang=\""), let end = text.dropFirst(6).firstIndex(of: "\"") {
            text = text[text.index(after: end)...]
            if let next = text.range(of: ", lang=\"") { text = text[..<next.lowerBound] }
        }
        if text.hasPrefix("charset="), let space = text.firstIndex(of: " ") {
            text = text[text.index(after: space)...]
        }
        return CaptionText.clean(text, limit: captionLimit).flatMap { cameraWords.contains($0) ? nil : $0 }
    }

    /// From `2024:05:01 12:00:00`, or the ISO 8601 form with or without a zone.
    static func date(_ text: String) -> String? {
        let bytes = Array(text.utf8.prefix(19))
        guard bytes.count == 19 else { return nil }
        let digits = [0, 1, 2, 3, 5, 6, 8, 9, 11, 12, 14, 15, 17, 18]
        guard digits.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[$0]) }) else {
            return nil
        }
        func number(_ range: Range<Int>) -> Int { bytes[range].reduce(0) { $0 * 10 + Int($1) - 48 } }
        guard number(0..<4) > 0, (1...12).contains(number(5..<7)), (1...31).contains(number(8..<10)),
            number(11..<13) < 24, number(14..<16) < 60, number(17..<19) <= 60
        else { return nil }
        func part(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
        return
            "\(part(0..<4))-\(part(5..<7))-\(part(8..<10))T\(part(11..<13)):\(part(14..<16)):\(part(17..<19))"
    }
}
