import { useState } from 'react'
import { Button, Drawer, Flex, Select } from 'antd'
import { useGetMissionTypesQuery } from '../../../api/mission'
import { useCan } from '../../../session/useCan'
import { OptionsState } from '../../../shared/lists/OptionsState'
import { popupParent } from '../../../shared/popupParent'
import { flightsText } from '../messages'
import { ChecklistEditor } from './ChecklistEditor'

/** Button that opens the checklists of the mission types. Renders nothing without the permission to edit them. */
export function Checklists() {
  const canEdit = useCan('mission_type_update')
  const [isOpen, setOpen] = useState(false)
  if (!canEdit) return null
  return (
    <>
      <Button onClick={() => setOpen(true)}>{flightsText('checklists')}</Button>
      <Drawer title={flightsText('checklists')} open={isOpen} size={520} onClose={() => setOpen(false)} destroyOnHidden>
        <ChosenChecklist />
      </Drawer>
    </>
  )
}

function ChosenChecklist() {
  const missionTypes = useGetMissionTypesQuery()
  const [missionTypeId, setMissionTypeId] = useState('')
  const types = missionTypes.data?.data.types ?? []
  return (
    <Flex vertical gap={16}>
      <p style={{ margin: 0 }}>{flightsText('checklistsHelp')}</p>
      <Select
        aria-label={flightsText('checklistType')}
        value={missionTypeId}
        getPopupContainer={popupParent}
        onChange={setMissionTypeId}
        popupRender={(menu) => <OptionsState queries={[missionTypes]}>{menu}</OptionsState>}
        options={[
          { value: '', label: flightsText('checklistOfOthers') },
          ...types.map(({ _id, name }) => ({ value: _id, label: name })),
        ]}
      />
      <ChecklistEditor key={missionTypeId} missionTypeId={missionTypeId || undefined} />
    </Flex>
  )
}
