import { outline } from '../drawn-icon.ts'

export const IconTableImport = outline(
  'M12 21H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2h14a2 2 0 0 1 2 2v8M3 10h18M10 3v18m9 1v-6m3 3l-3-3l-3 3',
)
