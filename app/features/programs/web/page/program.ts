import type { Answer } from '#wire/endpoint.ts'
import type { showProgram } from '../../wire/programs.ts'

export type Program = Answer<typeof showProgram>['data']
export type ProgramAttributes = Program['attributes']
