import { Button, Checkbox, Flex, Select } from 'antd'
import { SEVERITIES } from '../../../alerts/alertStates'
import { alertsText } from '../../../alerts/messages'
import { SeverityTag } from '../../../alerts/SeverityTag'
import { useGetAlertCountsQuery } from '../../../api/alert'
import { useIsClient } from '../../../session/useIsClient'
import { popupParent } from '../../../shared/popupParent'
import { useSearchUpdate } from '../../../shared/useSearchUpdate'
import { hasFilters, SOURCES, STATES, withoutFilters, type FilterName } from './alertFilters'
import { deskText } from './messages'

interface AlertFiltersProps {
  filters: URLSearchParams
  onChange: (name: FilterName, value: string | null) => void
}

const ANY = ''

/** The filters of the queue, which the URL keeps. */
export function AlertFilters({ filters, onChange }: AlertFiltersProps) {
  const updateSearch = useSearchUpdate()
  // States, sources, owners and due times are about the work of the team.
  const isClient = useIsClient()
  const { data: counts } = useGetAlertCountsQuery({}, { skip: isClient })
  const kind = filters.get('kind')
  const kinds = [...new Set([...(counts?.data.kinds ?? []), ...(kind ? [kind] : [])])]
  const select = (
    name: FilterName,
    label: string,
    any: string,
    options: { value: string; label: React.ReactNode }[],
  ) => (
    <Select
      aria-label={label}
      className="alert-filter"
      getPopupContainer={popupParent}
      popupMatchSelectWidth={false}
      value={filters.get(name) ?? ANY}
      options={[{ value: ANY, label: any }, ...options]}
      onChange={(value) => onChange(name, value || null)}
    />
  )
  const check = (name: FilterName, label: string) => (
    <Checkbox checked={filters.has(name)} onChange={({ target }) => onChange(name, target.checked ? 'true' : null)}>
      {label}
    </Checkbox>
  )
  return (
    <Flex wrap gap={8} align="center" style={{ marginBottom: 12 }}>
      {!isClient &&
        select(
          'state',
          alertsText('states'),
          alertsText('open'),
          STATES.map((value) => ({ value, label: alertsText(value) })),
        )}
      {select(
        'severity',
        alertsText('severities'),
        alertsText('anySeverity'),
        SEVERITIES.map((value) => ({ value, label: <SeverityTag severity={value} /> })),
      )}
      {!isClient &&
        select(
          'source',
          deskText('sources'),
          deskText('anySource'),
          SOURCES.map((value) => ({ value, label: alertsText(value) })),
        )}
      {!isClient &&
        select(
          'kind',
          deskText('kinds'),
          deskText('anyKind'),
          kinds.map((value) => ({ value, label: value })),
        )}
      {!isClient &&
        select('owner', deskText('owners'), deskText('anyOwner'), [
          { value: 'me', label: deskText('mine') },
          { value: 'none', label: deskText('unassigned') },
        ])}
      {!isClient && check('overdue', deskText('overdueOnly'))}
      {!isClient && check('snoozed', deskText('snoozedOnly'))}
      {hasFilters(filters) && (
        <Button type="link" onClick={() => updateSearch(withoutFilters, { replace: true })}>
          {deskText('clear')}
        </Button>
      )}
    </Flex>
  )
}
