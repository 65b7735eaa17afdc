import { useState } from 'react'
import { Select } from 'antd'
import { useGetUserQuery, useListUsersQuery } from '../../api/user'
import { searchLimits } from '../../shared/limits/common.gen'
import { popupParent } from '../../shared/popupParent'
import { sharedText } from '../../shared/sharedText'
import { useDebounced } from '../../shared/useDebounced'
import { auditText } from './messages'

const SETTLE_MS = 250
const SHOWN = 50

interface PersonFilterProps {
  /** Empty for everybody. */
  personId: string
  onChange: (personId: string) => void
}

/** Chooses a user of the organisation with a search on the server. */
export function PersonFilter({ personId, onChange }: PersonFilterProps) {
  const [typed, setTyped] = useState('')
  const search = useDebounced(typed.trim().slice(0, searchLimits.maxLength), SETTLE_MS)
  const { data, isFetching } = useListUsersQuery({ search: search || undefined, pageSize: SHOWN })
  // The search may not find the selected user.
  const { currentData: chosen, isError } = useGetUserQuery({ userId: personId }, { skip: personId === '' })
  const options = (data?.data.items ?? []).map(optionOf)
  if (personId && !options.some(({ value }) => value === personId)) {
    const name = isError ? auditText('unknownPerson') : ''
    options.push(chosen ? optionOf(chosen.data) : { value: personId, name, label: name })
  }
  return (
    <Select
      aria-label={auditText('person')}
      title={auditText('personHelp')}
      value={personId || undefined}
      onChange={(id?: string) => onChange(id ?? '')}
      allowClear
      loading={isFetching}
      getPopupContainer={popupParent}
      placeholder={auditText('anyone')}
      showSearch={{ filterOption: false, onSearch: setTyped }}
      optionLabelProp="name"
      options={options}
      notFoundContent={isFetching ? sharedText('loading') : auditText('nobodyFound')}
      style={{ width: 190 }}
    />
  )
}

const optionOf = ({ _id, name, email }: { _id: string; name: string; email: string }) => ({
  value: _id,
  name,
  label: `${name} · ${email}`,
})
