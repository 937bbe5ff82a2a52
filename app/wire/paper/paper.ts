// A document as people read it, the same on screen and in PDF. A signature covers its canonical text.
export type Run = { text: string; strong?: true }
export type Block =
  | { type: 'heading'; text: string }
  | { type: 'clause'; number: string; runs: Run[] }
  | { type: 'paragraph'; runs: Run[] }
  | { type: 'list'; items: Run[][] }
  | { type: 'table'; caption: string; header: string[]; rows: string[][] }
  | { type: 'places'; signers: { role: string; name: string }[] }

export type Paper = { title: string; blocks: Block[] }
