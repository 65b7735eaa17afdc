import { useState } from 'react'
import { Button, Form } from 'antd'
import { useUpdateBaseRasterFromMissionMutation, type BaseLayer } from '../../api/base-layer'
import { EditDialog } from '../../shared/forms/EditDialog'
import { showMessage } from '../../shared/showMessage'
import { baseText } from './messages'
import { MissionField } from './MissionFields'

interface ReplaceRastersProps {
  base: BaseLayer
  reload: () => Promise<BaseLayer | undefined>
}

interface Values {
  missionId?: string
}

const labels = () => ({ missionId: baseText('fieldMission') })

/** Replaces the rasters of a base layer by all rasters of a mission. */
export function ReplaceRasters({ base, reload }: ReplaceRastersProps) {
  const [isOpen, setOpen] = useState(false)
  const [replace, { isLoading }] = useUpdateBaseRasterFromMissionMutation()
  return (
    <>
      <Button onClick={() => setOpen(true)}>{baseText('replaceRasters')}</Button>
      {isOpen && (
        <EditDialog<BaseLayer, Values>
          title={baseText('replaceRastersTitle', { name: base.name })}
          okText={baseText('replaceRastersAction')}
          formName="replace-rasters"
          newest={base}
          valuesOf={() => ({})}
          labels={labels()}
          send={({ missionId = '' }, { _id: baseLayerId, version }) =>
            replace({ baseLayerId, rastersOfMission: { version, missionId } })
          }
          reload={reload}
          isSaving={isLoading}
          onSaved={() => showMessage({ type: 'success', text: baseText('applied') })}
          onClose={() => setOpen(false)}
        >
          <p>{baseText('replaceRastersHelp')}</p>
          <Form.Item
            name="missionId"
            label={labels().missionId}
            rules={[{ required: true, message: baseText('missionNeeded') }]}
          >
            <MissionField />
          </Form.Item>
        </EditDialog>
      )}
    </>
  )
}
