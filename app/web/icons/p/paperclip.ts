import { outline } from '../drawn-icon.ts'

export const IconPaperclip = outline(
  'm15 7l-6.5 6.5a1.5 1.5 0 0 0 3 3L18 10a3 3 0 0 0-6-6l-6.5 6.5a4.5 4.5 0 0 0 9 9L21 13',
)
