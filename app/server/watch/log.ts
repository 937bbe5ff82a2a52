import { writeSync } from 'node:fs'
import type { Configuration } from '../start/configuration.ts'
import { Refusal } from '../refusal.ts'

const LEVELS = ['debug', 'info', 'warn', 'error', 'silent'] as const
type Fields = Record<string, string | number | boolean | null | undefined>
export type Log = Record<'debug' | 'info' | 'warn' | 'error', (event: string, fields?: Fields) => void>

type Write = (line: string, at_once: boolean) => void

const GATHER_MS = 50
const MOST_GATHERED = 64_000

/**
 * Lines are collected for a moment: one write serves many requests. Warnings are written at once, after all earlier
 * lines.
 */
function gathered(): Write {
  let waiting = ''
  let timer: NodeJS.Timeout | undefined
  const flush = () => {
    clearTimeout(timer)
    timer = undefined
    const text = waiting
    waiting = ''
    try {
      if (text) writeSync(2, text)
    } catch {
      // A closed pipe must not end the product.
    }
  }
  process.once('exit', flush)
  return (line, at_once) => {
    waiting += line
    if (at_once || waiting.length > MOST_GATHERED) flush()
    else timer ??= setTimeout(flush, GATHER_MS).unref()
  }
}

/** One JSON object a line on stderr. Fields are ids, counts and route templates, never what people typed. */
export function openLog(level: Configuration['log_level'], write: Write = gathered()): Log {
  const from = LEVELS.indexOf(level)
  const writerFor = (name: keyof Log) =>
    LEVELS.indexOf(name) < from
      ? () => {}
      : (event: string, fields: Fields = {}) => {
          write(
            `${JSON.stringify({ time: new Date().toISOString(), level: name, event, ...fields })}\n`,
            LEVELS.indexOf(name) > LEVELS.indexOf('info'),
          )
        }
  return { debug: writerFor('debug'), info: writerFor('info'), warn: writerFor('warn'), error: writerFor('error') }
}

/**
 * A fault in one line: name and stack without the message's data, which may quote a row. For a refusal, its cause.
 */
export const fault = (given: unknown): Fields => {
  const error = given instanceof Refusal && given.cause ? given.cause : given
  const e = error instanceof Error ? error : new Error(String(error))
  const code = (e as { code?: unknown }).code
  return {
    fault: e.name,
    ...(typeof code === 'string' && { code }),
    stack: (e.stack ?? '')
      .split('\n')
      .filter((l) => l.startsWith('    at '))
      .slice(0, 6)
      .join(' ')
      .slice(0, 900),
  }
}
