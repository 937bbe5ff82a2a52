import { spawn } from 'node:child_process'
import { basename } from 'node:path'
import process from 'node:process'
import { root } from './project.mjs'
import { begun, ended } from './stopping.mjs'

/** Runs a program to its end; stopping the setup stops it too. */
export const run = (command, args, { stdio = 'inherit', env = {} } = {}) =>
  new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, stdio, env: { ...process.env, ...env } })
    let output = ''
    child.stdout?.on('data', (part) => (output += part))
    child.stderr?.on('data', (part) => (output += part))
    begun(child)
    const finish = (code) => {
      ended()
      resolve({ ok: code === 0, output })
    }
    child.on('error', (error) => ((output += error.message), finish(1)))
    child.on('close', finish)
  })

/** The npm that started this, on its own Node: ours may be about to be replaced. */
export const npm = (...args) => {
  const { npm_execpath: script = '', npm_node_execpath: node = process.execPath } = process.env
  const quiet = [...args, '--no-audit', '--no-fund', '--no-update-notifier', '--loglevel=error']
  return basename(script) === 'npm-cli.js'
    ? run(node, [script, ...quiet], { stdio: ['ignore', 'pipe', 'pipe'] })
    : run(process.platform === 'win32' ? 'npm.cmd' : 'npm', quiet, { stdio: ['ignore', 'pipe', 'pipe'] })
}
