/** The UTF-16 encoding that a byte order mark names: spreadsheets call it 'Texto Unicode'. */
export const utf16Of = (bytes: Uint8Array) =>
  bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : undefined
