import { Flex, Input, Select } from 'antd'
import { besideField } from '../../shared/besideField'
import { SearchInput } from '../../shared/lists/SearchInput'
import { SEARCH_MAX, THINGS, type AuditView } from './listView'
import { auditText } from './messages'
import { deedWords } from './words'

const things = Object.entries(THINGS).map(([value, label]) => ({ value, label }))

interface AuditFiltersProps {
  view: AuditView
  onChange: (change: Partial<AuditView>) => void
}

/** Search, what it is about, and between which days. */
export function AuditFilters({ view, onChange }: AuditFiltersProps) {
  const { action } = view
  const day = (key: 'from' | 'to') => (
    <label style={{ display: 'inline-flex', alignItems: 'center', gap: 8 }}>
      {auditText(key)}
      <Input
        type="date"
        value={view[key]}
        min={key === 'to' ? view.from : undefined}
        max={key === 'from' ? view.to : undefined}
        onChange={({ target }) => onChange({ [key]: target.value })}
        style={{ width: 150 }}
      />
    </label>
  )
  return (
    <Flex wrap gap="8px 16px" align="center" style={{ marginBottom: 12 }}>
      <SearchInput
        label={auditText('search')}
        value={view.search}
        maxLength={SEARCH_MAX}
        onSearch={(search) => onChange({ search })}
      />
      <Select
        aria-label={auditText('about')}
        value={action}
        getPopupContainer={besideField}
        onChange={(wanted: string) => onChange({ action: wanted })}
        // One deed alone comes with a link, so it is not in the list.
        options={[
          { value: '', label: auditText('everything') },
          ...things,
          ...(action && !(action in THINGS) ? [{ value: action, label: deedWords(action) }] : []),
        ]}
        style={{ width: 190 }}
      />
      {day('from')}
      {day('to')}
    </Flex>
  )
}
