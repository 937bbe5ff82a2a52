import assert from 'node:assert/strict'
import { test } from 'node:test'
import { deviceWords } from './device.ts'

const HEARD = {
  'Chrome no Windows':
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Safari/537.36',
  'Edge no Windows':
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like ' +
    'Gecko) Chrome/143.0.0.0 Safari/537.36 Edg/143.0.0.0',
  'Firefox no Linux': 'Mozilla/5.0 (X11; Linux x86_64; rv:146.0) Gecko/20100101 Firefox/146.0',
  'Safari no iPhone':
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 ' +
    '(KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1',
  'Chrome no iPhone':
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, ' +
    'like Gecko) CriOS/143.0.7499.92 Mobile/15E148 Safari/604.1',
  'Safari no Mac':
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 ' +
    '(KHTML, like Gecko) Version/26.1 Safari/605.1.15',
  'Chrome no Android':
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Mobile Safari/537.36',
  'Samsung Internet no Android':
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) ' +
    'SamsungBrowser/29.0 Chrome/136.0.0.0 Mobile Safari/537.36',
  'Opera no Windows':
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like ' +
    'Gecko) Chrome/142.0.0.0 Safari/537.36 OPR/126.0.0.0',
  'Chrome no ChromeOS':
    'Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Safari/537.36',
  'Navegador no Android': 'Dalvik/2.1.0 (Linux; U; Android 14; SM-A145M)',
}

test('a device is told in words that its owner knows', () => {
  for (const [words, agent] of Object.entries(HEARD)) assert.equal(deviceWords(agent), words)
})

test('what says nothing of itself is not guessed at', () => {
  for (const agent of [null, '', 'curl/8.5.0']) assert.equal(deviceWords(agent), 'Dispositivo não identificado')
})
