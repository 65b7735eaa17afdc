import { useState } from 'react'
import { Select } from 'antd'
import { useSelector } from 'react-redux'
import { useGetReadyLayersQuery } from '../../api/base-layer'
import { useListMissionsQuery } from '../../api/mission'
import { selectTenantId } from '../../session/authSlice'
import { popupParent } from '../../shared/popupParent'
import { useDebounced } from '../../shared/useDebounced'
import { baseText } from './messages'

const SETTLE_MS = 250
const SHOWN = 50

interface FieldProps<Value> {
  // `Form.Item` passes all three.
  id?: string
  value?: Value
  onChange?: (value: Value) => void
}

/** Chooses a mission; the search runs on the server. */
export function MissionField({ id, value, onChange }: FieldProps<string>) {
  const [typed, setTyped] = useState('')
  const search = useDebounced(typed.trim(), SETTLE_MS)
  const tenantId = useSelector(selectTenantId) ?? ''
  const { data, isFetching } = useListMissionsQuery(
    { tenantId, search: search || undefined, pageSize: SHOWN },
    { skip: tenantId === '' },
  )
  return (
    <Select
      id={id}
      value={value}
      onChange={onChange}
      loading={isFetching}
      getPopupContainer={popupParent}
      placeholder={baseText('missionSearch')}
      showSearch={{ filterOption: false, onSearch: setTyped }}
      options={data?.data.items.map(({ _id, name }) => ({ value: _id, label: name })) ?? []}
    />
  )
}

/** Chooses among the layers of a mission that are ready. */
export function LayersField({ id, value, onChange, missionId }: FieldProps<string[]> & { missionId: string }) {
  const { data, isFetching } = useGetReadyLayersQuery({ missionIds: [missionId] })
  return (
    <Select
      id={id}
      mode="multiple"
      value={value}
      onChange={onChange}
      loading={isFetching}
      getPopupContainer={popupParent}
      notFoundContent={isFetching ? null : baseText('noLayers')}
      options={data?.data.layers.map(({ _id, name }) => ({ value: _id, label: name })) ?? []}
    />
  )
}
