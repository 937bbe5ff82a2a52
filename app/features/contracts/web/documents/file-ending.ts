const ENDINGS: Record<string, string> = { 'application/pdf': 'pdf', 'image/jpeg': 'jpg', 'image/png': 'png' }

export const withEnding = (name: string, { type }: Blob) => `${name}.${ENDINGS[type] ?? 'docx'}`
