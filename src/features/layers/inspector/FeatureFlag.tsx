import { useState } from 'react'
import { FlagFilled, FlagOutlined } from '@ant-design/icons'
import { Button, Flex, Input, Typography } from 'antd'
import { useFlagFeatureMutation, type LayerFeature } from '../../../api/feature'
import { useCan } from '../../../session/useCan'
import { useFeatureChange } from '../history/useFeatureChange'
import { layersText } from '../texts/messages'
import { featureFlagLimits } from '../../../shared/limits/feature.gen'

/** Flags a feature, with a note. */
export function FeatureFlag({ layerId, feature }: { layerId: string; feature: LayerFeature }) {
  const { index, version, flagged, flagNote } = feature
  const canEdit = useCan('edit_feature')
  const [note, setNote] = useState<string | null>(null)
  const recordChange = useFeatureChange()
  const [flagFeature, { isLoading }] = useFlagFeatureMutation()

  const flag = async (wanted: boolean) => {
    const { data } = await flagFeature({
      layerId,
      featureFlag: { index, version, flagged: wanted, ...(wanted && note && { note }) },
    })
    if (!data) return
    setNote(null)
    recordChange(layerId, layersText('featureChanged', { index }), data.data.changeId)
  }

  if (flagged) {
    return (
      <Flex gap={8} align="start" style={{ marginTop: 12 }}>
        <FlagFilled aria-hidden style={{ color: 'var(--warning)', marginTop: 4 }} />
        <div style={{ flex: 1, overflowWrap: 'anywhere' }}>
          <strong>{layersText('flagged')}</strong>
          {flagNote && <div>{flagNote}</div>}
        </div>
        {canEdit && (
          <Button size="small" loading={isLoading} onClick={() => void flag(false)}>
            {layersText('unflag')}
          </Button>
        )}
      </Flex>
    )
  }
  if (!canEdit) return null
  if (note === null) {
    return (
      <Button size="small" icon={<FlagOutlined aria-hidden />} style={{ marginTop: 12 }} onClick={() => setNote('')}>
        {layersText('flag')}
      </Button>
    )
  }
  return (
    <form
      style={{ marginTop: 12 }}
      onSubmit={(event) => {
        event.preventDefault()
        void flag(true)
      }}
    >
      <label>
        <Typography.Text type="secondary">{layersText('noteHelp')}</Typography.Text>
        <Input.TextArea
          autoFocus
          autoSize
          maxLength={featureFlagLimits.note.maxLength}
          aria-label={layersText('note')}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
      </label>
      <Flex gap={8} style={{ marginTop: 8 }}>
        <Button size="small" type="primary" htmlType="submit" loading={isLoading}>
          {layersText('saveFlag')}
        </Button>
        <Button size="small" onClick={() => setNote(null)}>
          {layersText('cancel')}
        </Button>
      </Flex>
    </form>
  )
}
