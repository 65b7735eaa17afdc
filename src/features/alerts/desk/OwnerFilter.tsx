import { Select } from 'antd'
import { useGetAlertOwnersQuery } from '../../../api/alert'
import { OptionsState } from '../../../shared/lists/OptionsState'
import { popupParent } from '../../../shared/popupParent'
import { deskText } from './messages'

interface OwnerFilterProps {
  /** `me`, `none`, the ID of a person, or '' for alerts of everybody. */
  owner: string
  onChange: (owner: string) => void
}

/** Whose alerts are listed. */
export function OwnerFilter({ owner, onChange }: OwnerFilterProps) {
  const owners = useGetAlertOwnersQuery()
  const { data } = owners
  const options = [
    { value: 'me', label: deskText('mine') },
    { value: 'none', label: deskText('unassigned') },
    ...(data?.data.owners ?? []).map(({ _id, name }) => ({ value: _id, label: name })),
  ]
  const isKnown = options.some(({ value }) => value === owner)
  // Somebody may have left whose alerts a saved address names.
  const former = { value: owner, label: data ? deskText('formerOwner') : '' }
  return (
    <Select
      className="alert-filter"
      aria-label={deskText('owners')}
      placeholder={deskText('anyOwner')}
      allowClear
      showSearch={{ optionFilterProp: 'label' }}
      popupMatchSelectWidth={false}
      getPopupContainer={popupParent}
      popupRender={(menu) => <OptionsState queries={[owners]}>{menu}</OptionsState>}
      value={owner || undefined}
      options={owner && !isKnown ? [...options, former] : options}
      onChange={(chosen?: string) => onChange(chosen ?? '')}
    />
  )
}
