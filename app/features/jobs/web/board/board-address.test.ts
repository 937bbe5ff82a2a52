import assert from 'node:assert/strict'
import { test } from 'node:test'
import { filtersOf, labelsOf } from '#web/list/filters.ts'
import { ONLY_EXCLUSIVE } from '../../wire/job-words.ts'
import { boardFilters, pageIn } from './board-address.ts'

test('robots index the board and its pages under any campaign, but no search nor empty page', () =>
  assert.deepEqual(
    ['', '?utm_source=x', '?page=6&fbclid=1', '?page=7', '?q=design'].map((search) => pageIn('/vagas', search, 6)),
    [
      { path: '/vagas', index: true },
      { path: '/vagas', index: true },
      { path: '/vagas?page=6', index: true },
      { path: '/vagas?page=7', index: false },
      { path: '/vagas', index: false },
    ],
  ))

test('a search is called by its words, and what no board knows is left out', () => {
  const search = new URLSearchParams(
    'salary_from=1500&work_model[]=remote&work_model[]=moon&ies_jobs_only=sim&sort=closing',
  )
  assert.deepEqual(
    labelsOf(boardFilters, filtersOf(boardFilters, search)).map(({ label }) => label),
    ['Remoto', 'A partir de R$\u00a01.500', ONLY_EXCLUSIVE],
  )
})
