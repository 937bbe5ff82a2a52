export const YOUTUBE_ONLY = 'No momento, só suportamos vídeos do YouTube.'

const ID = /^[\w-]{11}$/
const HOSTS = ['youtube.com', 'm.youtube.com', 'music.youtube.com', 'youtube-nocookie.com']
const PLACES = ['embed', 'shorts', 'live', 'v']

/** The id of a video in any form of YouTube address; undefined for other sites. */
export function youtubeId(address: string): string | undefined {
  const text = address.trim()
  const whole = /^https?:\/\//i.test(text) ? text : `https://${text}`
  if (!URL.canParse(whole)) return undefined
  const url = new URL(whole)
  const host = url.hostname.replace(/^www\./, '')
  const path = url.pathname.split('/').filter(Boolean)
  const shared = host === 'youtu.be' ? path[0] : undefined
  const watched = HOSTS.includes(host)
    ? (url.searchParams.get('v') ?? (PLACES.includes(path[0] ?? '') ? path[1] : undefined))
    : undefined
  const id = shared ?? watched
  return id && ID.test(id) ? id : undefined
}

/** Without cookies before playing, and without videos of other channels at the end. */
export const embedAddress = (id: string) => `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0&hl=pt-BR`

/** The canonical address of a video; undefined for other sites. */
export const youtubeAddress = (address: string) => {
  const id = youtubeId(address)
  return id && `https://www.youtube.com/watch?v=${id}`
}
