// A person's letters, from the development outbox at /__mail.
import { setTimeout as sleep } from 'node:timers/promises'

const PATIENCE_MS = 60_000
const plain = (html: string) =>
  html.replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code))).replaceAll('&amp;', '&')

async function newest(origin: string, to: string, subject: RegExp) {
  const list = await (await fetch(`${origin}/__mail`)).text()
  for (const [, id, words, recipient] of list.matchAll(/<a href="\/__mail\/([\w-]+)">([^<]*)<\/a><br><small>([^ ]+) /g))
    if (plain(recipient!) === to && subject.test(plain(words!)))
      return plain(await (await fetch(`${origin}/__mail/${id}`)).text())
  return undefined
}

/** The link's path in the newest letter to this address, once it is there. */
export async function linkTo(origin: string, to: string, subject: RegExp): Promise<string> {
  for (const until = Date.now() + PATIENCE_MS; Date.now() < until; await sleep(100)) {
    const [, path] =
      /https?:\/\/[^\s/]+(\/[^\s"<]+\?token=[\w-]+[^\s"<]*)/.exec((await newest(origin, to, subject)) ?? '') ?? []
    if (path) return path
  }
  throw new Error(`no letter to ${to} says ${subject} and has a link`)
}
