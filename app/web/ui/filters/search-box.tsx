import styles from './search-box.module.css'
import { SearchInput } from './search-input.tsx'

type Props = { label: string; value: string; onSearch: (text: string) => void; placeholder?: string }

/** A search outside a form: Enter does not wait for the pause. */
export const SearchBox = ({ label, value, onSearch, placeholder }: Props) => (
  <form
    role="search"
    className={styles.search}
    onSubmit={(event) => {
      event.preventDefault()
      onSearch(String(new FormData(event.currentTarget).get('q')).trim())
    }}
  >
    <SearchInput label={label} value={value} onSearch={onSearch} placeholder={placeholder} />
  </form>
)
