import { Select } from 'antd'
import { useSelector } from 'react-redux'
import { useGetReadyLayersQuery } from '../../api/base-layer'
import { useListMissionsQuery } from '../../api/mission'
import { selectTenantId } from '../../session/authSlice'
import { NoOptions } from '../../shared/lists/NoOptions'
import { popupParent } from '../../shared/popupParent'
import { useSettledSearch } from '../../shared/useSettledSearch'
import { baseText } from './messages'

const SHOWN = 50

interface FieldProps<Value> {
  // `Form.Item` passes all three.
  id?: string
  value?: Value
  onChange?: (value: Value) => void
}

/** Chooses a mission; the search runs on the server. */
export function MissionField({ id, value, onChange }: FieldProps<string>) {
  const [search, setTyped] = useSettledSearch()
  const tenantId = useSelector(selectTenantId) ?? ''
  const { data, isFetching, error, refetch } = useListMissionsQuery(
    { tenantId, search, pageSize: SHOWN },
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
      notFoundContent={<NoOptions query={{ isFetching, error, refetch }} none={baseText('noMissions')} />}
      options={data?.data.items.map(({ _id, name }) => ({ value: _id, label: name })) ?? []}
    />
  )
}

/** Chooses among the layers of a mission that are ready. */
export function LayersField({ id, value, onChange, missionId }: FieldProps<string[]> & { missionId: string }) {
  const { data, isFetching, error, refetch } = useGetReadyLayersQuery({ missionIds: [missionId] })
  return (
    <Select
      id={id}
      mode="multiple"
      value={value}
      onChange={onChange}
      loading={isFetching}
      getPopupContainer={popupParent}
      notFoundContent={<NoOptions query={{ isFetching, error, refetch }} none={baseText('noLayers')} />}
      options={data?.data.layers.map(({ _id, name }) => ({ value: _id, label: name })) ?? []}
    />
  )
}
