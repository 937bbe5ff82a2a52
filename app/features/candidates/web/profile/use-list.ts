import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { type ListName, lists } from '#features/static-lists/wire.ts'
import { answerOf } from '#web/calls/answer.ts'
import { STATIC_LIST } from '#web/calls/query.tsx'

/** A list for a select, fetched when it is first opened and once for all rows that offer it. */
export function useList(name: ListName) {
  const client = useQueryClient()
  return useCallback(async () => {
    const options = await client.fetchQuery({ ...answerOf(lists[name], {}), ...STATIC_LIST })
    return options as { value: string; label: string }[]
  }, [client, name])
}

export const optionsOf = <T extends Record<string, string>>(words: T) =>
  Object.entries(words).map(([value, label]) => ({ value, label }))
