import { useState } from 'react'
import { Alert, Select } from 'antd'
import { useCreateMissionTypeMutation, useGetMissionTypesQuery, type MissionTypeName } from '../../../api/mission'
import { useCan } from '../../../session/useCan'
import { NoOptions } from '../../../shared/lists/NoOptions'
import { popupParent } from '../../../shared/popupParent'
import { newMissionTypeLimits } from '../../../shared/limits/mission.gen'
import { missionsText } from '../messages'

/** Value of the option that creates the typed type. */
const NEW = 'new'

interface TypeSelectProps {
  // `Form.Item` passes the first three.
  id?: string
  value?: string
  onChange?: (id: string | undefined) => void
  /** The current type of the mission, which may have been deleted. */
  known: MissionTypeName | undefined
}

/** Chooses the mission type. With the permission, a new type is added by typing its name. */
export function TypeSelect({ id, value, onChange, known }: TypeSelectProps) {
  const [typed, setTyped] = useState('')
  const canAdd = useCan('mission_type_create')
  const { data, isFetching, error, refetch } = useGetMissionTypesQuery()
  const [createType, creation] = useCreateMissionTypeMutation()
  const stored = data?.data.types ?? []
  const types = known && !stored.some(({ _id }) => _id === known._id) ? [known, ...stored] : stored
  const name = typed.trim().slice(0, newMissionTypeLimits.name.maxLength)
  const isNew = canAdd && name !== '' && !types.some((type) => type.name.toLowerCase() === name.toLowerCase())
  const found = types.filter((type) => type.name.toLowerCase().includes(name.toLowerCase()))
  const problem = error ?? creation.error

  const choose = async (chosen: string | undefined) => {
    setTyped('')
    if (chosen !== NEW) return onChange?.(chosen)
    const { data: added } = await createType({ newMissionType: { name } })
    if (added) onChange?.(added.data._id)
  }

  return (
    <>
      <Select
        id={id}
        value={value}
        onChange={(chosen: string | undefined) => void choose(chosen)}
        allowClear
        loading={isFetching || creation.isLoading}
        getPopupContainer={popupParent}
        placeholder={missionsText('typeSearch')}
        showSearch={{ filterOption: false, onSearch: setTyped }}
        options={[
          ...found.map((type) => ({ value: type._id, label: type.name })),
          ...(isNew ? [{ value: NEW, label: missionsText('addType', { name }) }] : []),
        ]}
        notFoundContent={<NoOptions query={{ isFetching, error, refetch }} none={missionsText('typeNone')} />}
      />
      {problem && <Alert type="warning" showIcon title={problem.message} style={{ marginTop: 8 }} />}
    </>
  )
}
