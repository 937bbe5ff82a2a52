import assert from 'node:assert/strict'
import { test } from 'node:test'
import { embedAddress, youtubeId } from './youtube.ts'

test('every form of a YouTube address shows its video', () => {
  for (const address of [
    'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
    'https://www.youtube.com/watch?app=desktop&v=aqz-KE-bpKQ&t=10s',
    'https://youtu.be/aqz-KE-bpKQ?si=abc',
    'youtube.com/shorts/aqz-KE-bpKQ',
    ' https://m.youtube.com/live/aqz-KE-bpKQ ',
    'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ',
  ])
    assert.equal(youtubeId(address), 'aqz-KE-bpKQ', address)
})

test('other sites, and what only looks like YouTube, are refused', () => {
  for (const address of [
    'https://vimeo.com/12345678901',
    'https://youtube.com.evil.example/watch?v=aqz-KE-bpKQ',
    'https://evilyoutube.com/embed/aqz-KE-bpKQ',
    'https://youtube.com/watch?v=short',
    'javascript:alert(1)',
    '',
    'https://youtube.com/@canal',
  ])
    assert.equal(youtubeId(address), undefined, address)
})

test('videos are embedded without cookies', () =>
  assert.match(embedAddress('aqz-KE-bpKQ'), /^https:\/\/www\.youtube-nocookie\.com\/embed\/aqz-KE-bpKQ\?/))
