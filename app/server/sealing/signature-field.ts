// Reserves room for the seal in a PDF that pdfkit writes: an invisible signature field, filled in once all bytes are
// known.
/** Bytes for the signature with its certificate and a time stamp. */
const ROOM = 12_288
/** As it stands in the file: two digits for each byte, in brackets. */
export const MOST_SIGNATURE = 2 * ROOM + 2
/** As many digits as any file's length has. */
const PLACE = 9_999_999_999

type Reference = { end: () => void; data: Record<string, unknown>; offset: number }
type Inside = PDFKit.PDFDocument & {
  ref: (data: Record<string, unknown>) => Reference
  _root: Reference
  page: { dictionary: Reference; annotations: Reference[] }
}

/**
 * On the last page. The product's name in ASCII: readers disagree about other characters. Returns where the signature's
 * object begins, to be asked once the paper has ended: attached files may hold the same words.
 */
export function reserveSeal(
  paper: PDFKit.PDFDocument,
  { name, code, now }: { name: string; code: string; now: Date },
): () => number {
  const inside = paper as unknown as Inside
  const text = (words: string) => new String(words)
  const value = inside.ref({
    Type: 'Sig',
    Filter: 'Adobe.PPKLite',
    SubFilter: 'ETSI.CAdES.detached',
    ByteRange: [0, PLACE, PLACE, PLACE],
    Contents: Buffer.alloc(ROOM),
    Name: text(name),
    Reason: text(`Selo ${code}`),
    M: now,
  })
  const field = inside.ref({
    Type: 'Annot',
    Subtype: 'Widget',
    FT: 'Sig',
    Rect: [0, 0, 0, 0],
    F: 132,
    T: text('Selo'),
    TU: text(`Selo digital de ${name}`),
    V: value,
    P: inside.page.dictionary,
  })
  inside.page.annotations.push(field)
  inside.page.dictionary.data['Tabs'] = 'S'
  inside.font('regular').initForm()
  const form = (inside._root.data['AcroForm'] as Reference).data
  Object.assign(form, { Fields: [field], SigFlags: 3 })
  // Viewers that redraw fields would change what is sealed.
  delete form['NeedAppearances']
  value.end()
  field.end()
  return () => value.offset
}

export type Room = { begins: number; ends: number; range: [number, number, number, number]; range_at: [number, number] }

const ZEROS = Buffer.from(`/Contents <${'00'.repeat(64)}`)
const RANGE = Buffer.from('/ByteRange [')

/** Where the signature of the object at `object` goes, and the ranges that it covers: everything else. */
export function findRoom(pdf: Buffer, object: number): Room {
  const end = pdf.indexOf('endobj', object)
  const at = pdf.indexOf(ZEROS, object)
  const range_begins = pdf.indexOf(RANGE, object)
  if (at < 0 || range_begins < 0 || at > end || range_begins > end) throw new Error('this PDF has no room for a seal')
  const begins = at + '/Contents '.length
  const ends = pdf.indexOf('>', begins) + 1
  const range_ends = pdf.indexOf(']', range_begins) + 1
  return { begins, ends, range: [0, begins, ends, pdf.length - ends], range_at: [range_begins, range_ends] }
}
