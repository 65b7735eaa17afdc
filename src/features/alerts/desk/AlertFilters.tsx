import { Checkbox, Flex, Select } from 'antd'
import { popupParent } from '../../../shared/popupParent'
import { SEVERITIES } from '../alertStates'
import { alertsText } from '../messages'
import { STATES } from './alertFilters'

interface AlertFiltersProps {
  filters: URLSearchParams
  onChange: (name: 'state' | 'severity' | 'owner', value: string | null) => void
}

const ANY = 'any'

export const AlertFilters = ({ filters, onChange }: AlertFiltersProps) => (
  <Flex wrap gap={8} align="center" style={{ marginBottom: 12 }}>
    <Select
      aria-label={alertsText('states')}
      className="alert-filter"
      getPopupContainer={popupParent}
      value={filters.get('state') ?? ANY}
      options={[
        { value: ANY, label: alertsText('open') },
        ...STATES.map((value) => ({ value: value, label: alertsText(value) })),
      ]}
      onChange={(value) => onChange('state', value === ANY ? null : value)}
    />
    <Select
      aria-label={alertsText('severities')}
      className="alert-filter"
      getPopupContainer={popupParent}
      value={filters.get('severity') ?? ANY}
      options={[
        { value: ANY, label: alertsText('anySeverity') },
        ...SEVERITIES.map((value) => ({ value: value, label: alertsText(value) })),
      ]}
      onChange={(value) => onChange('severity', value === ANY ? null : value)}
    />
    <Checkbox
      checked={filters.get('owner') === 'me'}
      onChange={({ target }) => onChange('owner', target.checked ? 'me' : null)}
    >
      {alertsText('onlyMine')}
    </Checkbox>
  </Flex>
)
