/** Characters not allowed in XML in any form. */
// oxlint-disable-next-line no-control-regex -- they are exactly what is meant
const FORBIDDEN = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g

export const escapeXml = (text: string) =>
  text.replace(FORBIDDEN, '').replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;')

/** An element with text, or nothing without text. */
export const element = (name: string, text: string | null | undefined) =>
  text ? `<${name}>${escapeXml(text)}</${name}>` : ''

export const XML_HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'
