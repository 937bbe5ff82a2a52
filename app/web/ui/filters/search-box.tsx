import styles from './search-box.module.css'
import { SearchInput } from './search-input.tsx'

type Props = {
  label: string
  value: string
  onSearch: (text: string) => void
  placeholder?: string
  /** Where a page has two searches, the name of this one among its landmarks. */
  landmark?: string
}

/** A search outside a form: Enter does not wait for the pause. */
export const SearchBox = ({ label, value, onSearch, placeholder, landmark }: Props) => (
  <form
    role="search"
    aria-label={landmark}
    className={styles.search}
    onSubmit={(event) => {
      event.preventDefault()
      onSearch(String(new FormData(event.currentTarget).get('q')).trim())
    }}
  >
    <SearchInput label={label} value={value} onSearch={onSearch} placeholder={placeholder} />
  </form>
)
