// A person's letters, from the development outbox at /__mail.
import { until } from '../patience/patience.ts'

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
  const path = async () =>
    /https?:\/\/[^\s/]+(\/[^\s"<]+\?token=[\w-]+[^\s"<]*)/.exec((await newest(origin, to, subject)) ?? '')?.[1]
  return until(`a letter to ${to} that says ${subject} and has a link`, path, { every: 100 })
}
