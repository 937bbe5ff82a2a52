// What walks through events do beside the page: an event that begins soon, another entrance, a camera.
import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { createEvent, publishEvent, showEvent } from '#features/events/wire/events.ts'
import { checkIn } from '#features/events/wire/gate.ts'
import { listOwnRegistrations, signUpForEvent } from '#features/events/wire/registrations.ts'
import { callsOf } from '#test/support/browser/signed-in.ts'
import { send } from '#wire/send.ts'
import { formatDate } from '#wire/time/date.ts'
import { BRASILIA, wallTime } from '#wire/time/zones.ts'

/** An hour that begins soon, and ends on the day on which it begins. */
function soon() {
  for (const minutes of [60, 120]) {
    const { day, time } = wallTime(new Date(Date.now() + minutes * 60_000), BRASILIA)
    if (time < '23:00') return { day: formatDate(day), from: time, to: '23:59' }
  }
  throw new Error('no hour begins soon')
}

export async function begunEvent(origin: string) {
  const call = await callsOf(origin, 'recrutador@demo.test', 'CompanyManager')
  const event = {
    title: 'Oficina de hoje',
    kind: 'workshop' as const,
    description: 'Traga o notebook.',
    place: 'Sala 2',
    address: 'Av. Paulista, 1000, São Paulo, SP',
    sessions_attributes: [{ title: 'Oficina de hoje', capacity: 30, ...soon() }],
  }
  const { data } = await send(call, createEvent, { event })
  await send(call, publishEvent, { uuid: data.id })
  return data.id
}

/** Signed up after the entrance was opened, and let in at another one. */
export async function letInElsewhere(origin: string, uuid: string) {
  const own = await callsOf(origin, 'estagiaria@demo.test', 'User')
  const { sessions } = (await send(own, showEvent, { uuid })).data.attributes
  const session_ids = sessions.map(({ id }) => id)
  await send(own, signUpForEvent, { uuid, registration: { session_ids, shares_name: true } })
  const mine = (await send(own, listOwnRegistrations, { which: 'ahead', per_page: 50 })).collection.data
  const code = mine.find(({ attributes }) => attributes.event_id === uuid)!.attributes.code!
  const call = await callsOf(origin, 'recrutador@demo.test', 'CompanyManager')
  const check_in = { client_id: randomUUID(), code, scanned_at: new Date().toISOString(), gate: 'Portaria B' }
  await send(call, checkIn, { uuid, check_in })
  return code
}

/** Stands in for a camera and a browser that reads codes: this one is before it. */
export const seeCode = (page: Page, code: string) =>
  page.evaluate((code) => {
    const scene = document.createElement('canvas')
    const drawn = scene.getContext('2d')!
    setInterval(() => drawn.fillRect(0, 0, Math.random() * 100, 10), 50)
    const value = async () => scene.captureStream(5)
    Object.defineProperty(navigator.mediaDevices, 'getUserMedia', { value, configurable: true })
    const BarcodeDetector = class {
      static getSupportedFormats = async () => ['qr_code']
      detect = async () => [{ rawValue: code }]
    }
    Object.assign(globalThis, { BarcodeDetector })
  }, code)

/** Before the camera is this picture, and the browser reads no codes by itself. */
export const seePicture = (page: Page, src: string) =>
  page.evaluate(async (src) => {
    const picture = new Image()
    picture.src = src
    await picture.decode()
    const scene = Object.assign(document.createElement('canvas'), { width: 480, height: 480 })
    const drawn = scene.getContext('2d')!
    const draw = () => {
      drawn.fillStyle = '#fff'
      drawn.fillRect(0, 0, 480, 480)
      drawn.drawImage(picture, 40, 40, 400, 400)
    }
    setInterval(draw, 50)
    const value = async () => scene.captureStream(5)
    Object.defineProperty(navigator.mediaDevices, 'getUserMedia', { value, configurable: true })
    Object.assign(globalThis, { BarcodeDetector: undefined })
  }, src)

export const keptOffline = (page: Page) =>
  page.evaluate(async () =>
    [...(await caches.keys()), ...Object.keys(localStorage)].filter((name) => name.startsWith('offline ')).sort(),
  )
