import { useState } from 'react'
import { CopyOutlined, SaveOutlined } from '@ant-design/icons'
import { Button, Flex } from 'antd'
import type { Feature } from 'geojson'
import { useCan } from '../../../session/useCan'
import { formatNumber } from '../../../shared/messages'
import { showMessage } from '../../../shared/showMessage'
import { layersText } from '../texts/messages'
import { NameForm } from '../parts/NameForm'
import { useWorkspaceActions } from '../state/mapWorkspace'
import type { MeasuredValue } from './measuredValues'
import { useOwnDrawing } from './useOwnDrawing'
import { useSaveDrawing } from './useSaveDrawing'

interface MeasureActionsProps {
  /** Proposed name of the saved feature. */
  title: string
  shape: Feature
  values: readonly MeasuredValue[]
}

/** Saves a measurement as a feature of the user's drawing layer, and copies its values. */
export function MeasureActions({ title, shape, values }: MeasureActionsProps) {
  const { resetTool } = useWorkspaceActions()
  const ownDrawing = useOwnDrawing()
  const canAdd = useCan('add_feature')
  const canCreateLayer = useCan('save_drawings')
  const { add } = useSaveDrawing()
  const [isNaming, setNaming] = useState(false)
  const [isSaving, setSaving] = useState(false)

  const save = async (name: string) => {
    setSaving(true)
    const layerId = await add(ownDrawing?._id ?? null, shape, { name, ...Object.fromEntries(values) })
    setSaving(false)
    if (!layerId) return
    setNaming(false)
    resetTool()
  }
  const copy = async () => {
    const text = values.map(([name, value]) => `${name}\t${formatNumber(value, { useGrouping: false })}`).join('\n')
    try {
      await navigator.clipboard.writeText(text)
      showMessage({ type: 'success', text: layersText('valuesCopied') })
    } catch {
      showMessage({ type: 'error', text: layersText('copyFailed') })
    }
  }
  return (
    <Flex gap={8} wrap>
      {canAdd && (ownDrawing || canCreateLayer) && (
        <Button size="small" icon={<SaveOutlined aria-hidden />} onClick={() => setNaming(true)}>
          {layersText('saveMeasured')}
        </Button>
      )}
      <Button size="small" icon={<CopyOutlined aria-hidden />} onClick={() => void copy()}>
        {layersText('copyValues')}
      </Button>
      {isNaming && (
        <NameForm
          label={layersText('measuredName')}
          value={title}
          isWorking={isSaving}
          onName={(name) => void save(name)}
          onCancel={() => setNaming(false)}
        />
      )}
    </Flex>
  )
}
