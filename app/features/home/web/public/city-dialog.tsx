import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { fetchCities } from '#features/jobs/web/board/board-calls.ts'
import { lists } from '#features/static-lists/wire.ts'
import { answerOf } from '#web/calls/answer.ts'
import { STATIC_LIST } from '#web/calls/query.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialogs/dialog.tsx'
import { ChooseFilter } from '#web/ui/filters/choose-filter.tsx'
import styles from './city-dialog.module.css'
import { cityAddress, keepCity } from './my-city.ts'

/** Asked once; the device's position is never read. */
export function CityDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const navigate = useNavigate()
  const [state, setState] = useState<string>()
  const [city, setCity] = useState<number>()
  const states = useQuery({ ...answerOf(lists.states, {}), ...STATIC_LIST })
  const cities = useQuery({
    queryKey: ['selects', state, 'cities'],
    queryFn: () => fetchCities(state!),
    enabled: state !== undefined,
    ...STATIC_LIST,
  })
  const chosen = cities.data?.find(({ value }) => value === city)

  function go() {
    if (!chosen || !state) return
    const mine = { id: Number(chosen.value), name: chosen.label, state_id: state }
    keepCity(mine)
    onClose()
    void navigate(cityAddress(mine))
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Minha cidade"
      actions={
        <>
          <Button onClick={onClose}>Cancelar</Button>
          <Button kind="primary" disabled={!chosen} onClick={go}>
            Ver vagas
          </Button>
        </>
      }
    >
      <div className={styles.fields}>
        <p>Perguntamos uma vez, e a resposta fica só neste aparelho.</p>
        <ChooseFilter
          label="Estado"
          name="state"
          none="Escolha o estado"
          value={state}
          choices={(states.data ?? []).map(({ value, label }) => ({ value, label }))}
          onChoose={(id) => {
            setState(id || undefined)
            setCity(undefined)
          }}
        />
        <ChooseFilter
          label="Cidade"
          name="city"
          none="Escolha a cidade"
          value={city}
          choices={cities.data ?? []}
          onChoose={(id) => setCity(id ? Number(id) : undefined)}
        />
      </div>
    </Dialog>
  )
}
