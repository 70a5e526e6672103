import { isAscii, isUtf8, transcode } from 'node:buffer'

/**
 * The text of bytes, as `toString('utf8')` gives it. That decodes a character at a time; what is plain
 * ASCII, or is valid, takes a third of the time by way of encodings that are only copied.
 */
export function decodeUtf8(bytes: Buffer): string {
  if (isAscii(bytes)) return bytes.toString('latin1')
  return isUtf8(bytes)
    ? transcode(bytes, 'utf8', 'utf16le').toString('utf16le')
    : bytes.toString('utf8')
}
