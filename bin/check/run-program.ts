import { type ChildProcess, spawn } from 'node:child_process'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../..', import.meta.url))

const running = new Set<ChildProcess>()
process.on('exit', () => {
  for (const child of running) child.kill()
})

export type Ended = { ok: boolean; stdout: string; output: string }

/** Runs a program of node_modules on our own Node, and keeps what it says. */
export const runProgram = (command: string, args: string[], cwd = root) =>
  new Promise<Ended>((resolve) => {
    const PATH = [path.join(root, 'node_modules/.bin'), process.env['PATH']].join(path.delimiter)
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, PATH, FORCE_COLOR: '0' },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    running.add(child)
    let stdout = ''
    let output = ''
    child.stdout.on('data', (part) => {
      stdout += part
      output += part
    })
    child.stderr.on('data', (part) => (output += part))
    child.on('error', (error) => (output += error.message))
    child.on('close', (code) => {
      running.delete(child)
      resolve({ ok: code === 0, stdout, output })
    })
  })

/** For proofs that are a program's own: silent when it agrees. */
export const complaintsOf = async (command: string, args: string[]) => {
  const { ok, output } = await runProgram(command, args)
  return ok ? [] : [output.trim() || `${command} ended without a word`]
}
