import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { FileKind } from '#server/storage/file-kinds.ts'
import { contentDisposition, fileName } from './file-name.ts'

const names: Record<string, [given: string, kind: FileKind, kept: string]> = {
  'a plain name stays': ['Currículo da Ágata.pdf', 'pdf', 'Currículo da Ágata.pdf'],
  'accents are composed': ['Curri\u0301culo.pdf', 'pdf', 'Currículo.pdf'],
  'the ending is the content’s': ['foto.html', 'jpeg', 'foto.html.jpg'],
  'a second ending does not hide a program': ['boleto.pdf.exe', 'pdf', 'boleto.pdf.exe.pdf'],
  'either ending of a kind is right': ['FOTO.JPEG', 'jpeg', 'FOTO.jpeg'],
  'no ending gets one': ['foto', 'png', 'foto.png'],
  'folders are left out': ['../../etc/passwd', 'pdf', 'passwd.pdf'],
  'folders of Windows too': ['C:\\Documentos\\cv.docx', 'docx', 'cv.docx'],
  'control characters are left out': ['c\u0000v\u001b[31m.pdf', 'pdf', 'cv[31m.pdf'],
  'a line end starts no header': ['cv\r\nset-cookie: a=b.pdf', 'pdf', 'cv set-cookie a=b.pdf'],
  'marks that turn the reading direction are left out': ['cv\u202efdp.exe', 'pdf', 'cvfdp.exe.pdf'],
  'invisible spaces are left out': ['\ufeffcv\u200b\u2066.pdf', 'pdf', 'cv.pdf'],
  'half a character is left out': ['cv\ud800.pdf', 'pdf', 'cv.pdf'],
  'what file systems refuse is left out': ['a<b>:"c|d?*.csv', 'text', 'abcd.csv'],
  'a name of dots is no name': ['...', 'png', 'arquivo.png'],
  'an ending alone is no name': ['.pdf', 'pdf', 'arquivo.pdf'],
  'no name at all': ['', 'xlsx', 'arquivo.xlsx'],
  'a long name is cut before its ending': [`${'ã'.repeat(300)}.pdf`, 'pdf', `${'ã'.repeat(100)}.pdf`],
}
for (const [rule, [given, kind, kept]] of Object.entries(names))
  test(`name: ${rule}`, () => assert.equal(fileName(given, kind), kept))

test('a download keeps its name in every reader', () => {
  const resume = contentDisposition('attachment', 'Currículo (José) 100%.pdf')
  assert.equal(
    resume,
    `attachment; filename="Curriculo (Jose) 100_.pdf"; filename*=UTF-8''Curr%C3%ADculo%20%28Jos%C3%A9%29%20100%25.pdf`,
  )
  const picture = contentDisposition('inline', "d'água 日本.png")
  assert.equal(picture, `inline; filename="d_agua __.png"; filename*=UTF-8''d%27%C3%A1gua%20%E6%97%A5%E6%9C%AC.png`)
})
