import { useState } from 'react'
import { Button, Form } from 'antd'
import { useUpdateBaseLayerByLayersMutation, type BaseLayer } from '../../api/base-layer'
import { EditDialog } from '../../shared/forms/EditDialog'
import { showMessage } from '../../shared/showMessage'
import { baseText } from './messages'
import { LayersField, MissionField } from './MissionFields'

const FORM_NAME = 'replace-by-layers'

interface ReplaceValues {
  missionId?: string
  layerIds: string[]
  /** The parts to be replaced. Without a field: it makes a change of the parts by another user a conflict. */
  currentParts: string[]
}

const labels = () => ({
  missionId: baseText('fieldMission'),
  layerIds: baseText('fieldLayers'),
  currentParts: baseText('partsTitle'),
})

const valuesOf = ({ parts }: BaseLayer): ReplaceValues => ({
  layerIds: [],
  currentParts: parts
    .filter(({ staged }) => !staged)
    .map(({ _id, version, dataVersion }) => `${_id} ${version} ${dataVersion}`),
})

interface ReplaceByLayersProps {
  base: BaseLayer
  reload: () => Promise<BaseLayer | undefined>
}

/** Replaces the parts of a base layer by layers of a mission. */
export function ReplaceByLayers({ base, reload }: ReplaceByLayersProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>{baseText('replaceByLayers')}</Button>
      {isOpen && <ReplaceDialog base={base} reload={reload} onClose={() => setOpen(false)} />}
    </>
  )
}

function ReplaceDialog({ base, reload, onClose }: ReplaceByLayersProps & { onClose: () => void }) {
  const [replace, { isLoading }] = useUpdateBaseLayerByLayersMutation()
  return (
    <EditDialog<BaseLayer, ReplaceValues>
      title={baseText('replaceTitle', { name: base.name })}
      okText={baseText('replaceAction')}
      formName={FORM_NAME}
      newest={base}
      valuesOf={valuesOf}
      labels={labels()}
      send={({ layerIds }, { _id: baseLayerId, version }) =>
        replace({ baseLayerId, layersOfMissions: { version, layerIds } })
      }
      reload={reload}
      isSaving={isLoading}
      onSaved={() => showMessage({ type: 'success', text: baseText('applied') })}
      onClose={onClose}
    >
      <p>{baseText('replaceHelp')}</p>
      <ReplaceFields />
    </EditDialog>
  )
}

function ReplaceFields() {
  const form = Form.useFormInstance<ReplaceValues>()
  const missionId = Form.useWatch('missionId', form)
  return (
    <>
      <Form.Item
        name="missionId"
        label={labels().missionId}
        rules={[{ required: true, message: baseText('missionNeeded') }]}
      >
        {/* The chosen layers belong to the previous mission. */}
        <MissionField onChange={() => form.setFieldValue('layerIds', [])} />
      </Form.Item>
      {missionId && (
        <Form.Item
          name="layerIds"
          label={labels().layerIds}
          extra={baseText('replaceOrder')}
          rules={[{ required: true, type: 'array', min: 1, message: baseText('layersNeeded') }]}
        >
          <LayersField key={missionId} missionId={missionId} />
        </Form.Item>
      )}
    </>
  )
}
