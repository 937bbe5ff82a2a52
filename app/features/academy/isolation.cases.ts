import type { Case } from '#test/isolation/case.ts'
import { all, candidate, nobody, ofNobody, open, operator, SOME_ID } from '#test/isolation/opens.ts'

const COURSE = 'excel-do-zero-ao-dia-a-dia'
const TRACK = 'meu-primeiro-estagio'
const matriculation = '/v1/academy/matriculations/{id}'
const item = `${matriculation}/items/{item_id}`
/** Nobody has a matriculation: what each address says of somebody else’s stands in the tests of the feature. */
const none = (sent: Record<string, unknown> = {}): Case[] => [
  { what: 'no matriculation', send: ofNobody(sent), opens: nobody, meant: candidate },
]

const guess: Case[] = [{ what: 'a guess', send: () => ({ code: 'AAAA' }), opens: nobody, meant: all }]
/** The operator’s; `sent` changes nothing: it is stale, or lacks something. */
const kept = (sent: Record<string, unknown> = {}): Case[] => [
  { what: 'a course', send: () => ({ id: COURSE, ...sent }), opens: operator },
]
const admin = '/v1/admin/academy/courses'
const tracks = '/v1/admin/academy/tracks'
const track = (sent: Record<string, unknown> = {}): Case[] => [
  { what: 'a track', send: () => ({ id: TRACK, ...sent }), opens: operator },
]
const written = { key: 'planilha-por-dentro' }
const STALE = -1

export const cases: Record<string, Case[]> = {
  [`get ${matriculation}/certificate`]: none(),
  [`post ${matriculation}/certificate`]: none(),
  'get /v1/academy/certificates/{code}': guess,
  'get /v1/academy/certificates/{code}/pdf': guess,
  'get /v1/academy/certificates/{code}/credential': guess,
  'post /v1/admin/academy/certificates/{code}/revocation': [
    {
      what: 'a guess',
      send: () => ({ code: 'AAAA', revocation: { reason: 'Engano.' } }),
      opens: nobody,
      meant: operator,
    },
  ],
  'get /v1/academy/status_lists/{number}': open(() => ({ number: '0' })),
  'get /.well-known/jwks.json': open(),
  'get /v1/academy/courses': open(),
  'get /v1/academy/courses/{id}': open(() => ({ id: COURSE })),
  'get /v1/academy/courses/{id}/picture.png': open(() => ({ id: COURSE })),
  'get /v1/academy/tracks': open(),
  'get /v1/academy/tracks/{id}': open(() => ({ id: TRACK })),
  'get /v1/academy/tracks/{id}/picture.png': open(() => ({ id: TRACK })),
  'post /v1/academy/courses/{id}/matriculations': [{ send: () => ({ id: COURSE }), opens: candidate }],
  'get /v1/academy/matriculations/owned': [{ opens: candidate }],
  [`get ${matriculation}`]: none(),
  [`post ${matriculation}/version`]: none(),
  [`get ${item}`]: none({ item_id: SOME_ID }),
  [`post ${item}/watched`]: none({ item_id: SOME_ID, ranges: [], position: 0, sequence: 1 }),
  [`post ${item}/completion`]: none({ item_id: SOME_ID }),
  [`post ${item}/opening`]: none({ item_id: SOME_ID }),
  [`put ${item}/note`]: none({ item_id: SOME_ID, note: '' }),
  [`post ${item}/tries`]: none({ item_id: SOME_ID }),
  [`post ${item}/tries/{try_id}/submission`]: none({ item_id: SOME_ID, try_id: SOME_ID, answers: {} }),
  [`get ${admin}`]: [{ opens: operator }],
  [`post ${admin}`]: [{ send: () => ({ course: {} }), opens: operator }],
  [`get ${admin}/{id}`]: kept(),
  [`put ${admin}/{id}`]: kept({ course: { lock_version: STALE } }),
  [`put ${admin}/{id}/outline`]: kept({ outline: { modules: [], lock_version: STALE } }),
  [`post ${admin}/{id}/versions`]: kept({ lock_version: STALE }),
  [`post ${admin}/{id}/withdrawal`]: kept({ withdrawn: false }),
  [`post ${admin}/{id}/copies`]: [
    { what: 'no course', send: () => ({ id: 'nenhum' }), opens: nobody, meant: operator },
  ],
  [`get ${admin}/{id}/zip`]: kept(),
  [`post ${admin}/imports`]: [{ send: () => ({ course: {} }), opens: operator }],
  [`post ${admin}/{id}/items`]: kept({ item: {} }),
  [`get ${admin}/{id}/items/{key}`]: kept(written),
  [`put ${admin}/{id}/items/{key}`]: kept({ ...written, item: { lock_version: STALE } }),
  [`put ${admin}/{id}/items/{key}/file`]: kept({ ...written, media: {} }),
  [`get ${tracks}`]: [{ opens: operator }],
  [`post ${tracks}`]: [{ send: () => ({ track: {} }), opens: operator }],
  [`get ${tracks}/{id}`]: track(),
  [`put ${tracks}/{id}`]: track({ track: { title: '', lock_version: STALE } }),
  [`post ${tracks}/{id}/publication`]: track({ published: true }),
}
