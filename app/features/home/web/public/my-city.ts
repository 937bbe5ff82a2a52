import { useSyncExternalStore } from 'react'
import { stored } from '#web/storage/stored.ts'

/** Told once, and kept on the device only. */
export type MyCity = { id: number; name: string; state_id: string }

const kept = stored<MyCity | null>(
  'my_city',
  null,
  (text) => {
    const city = JSON.parse(text) as Partial<MyCity> | null
    return city?.id && city.name && city.state_id ? (city as MyCity) : undefined
  },
  (city) => city && JSON.stringify(city),
)

export const keepCity = kept.set
export const useMyCity = () => useSyncExternalStore(kept.subscribe, kept.get, kept.atServer)
export const cityAddress = ({ id, state_id }: MyCity) => `/vagas?state_id[]=${state_id}&city_id[]=${id}`
