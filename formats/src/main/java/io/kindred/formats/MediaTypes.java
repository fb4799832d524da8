package io.kindred.formats;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.Set;
import org.apache.tika.metadata.Metadata;
import org.apache.tika.metadata.TikaCoreProperties;
import org.apache.tika.mime.MediaType;
import org.apache.tika.mime.MimeTypes;

/** Names the media type of bytes that are not text; the table it looks them up in is loaded with the first of them. */
final class MediaTypes {
    private static final Set<String> PICTURES_AND_SOUND = Set.of("image", "audio", "video", "font", "model");

    private MediaTypes() {}

    static MediaType of(byte[] head, String name) throws IOException {
        Metadata metadata = new Metadata();
        metadata.set(TikaCoreProperties.RESOURCE_NAME_KEY, name);
        return MimeTypes.getDefaultMimeTypes().detect(new ByteArrayInputStream(head), metadata);
    }

    /** Whether it is known without a parser that there is no text to be had. */
    static boolean isHopeless(MediaType type) {
        return PICTURES_AND_SOUND.contains(type.getType())
                || type.equals(MediaType.OCTET_STREAM)
                || type.getSubtype().contains("exe")
                || type.getSubtype().contains("sqlite")
                || type.getSubtype().equals("java-vm");
    }

    static IOException refusal(MediaType type) {
        return new IOException(
                type.equals(MediaType.OCTET_STREAM) ? "not a document (binary data)" : "not a document (" + type + ")");
    }
}
