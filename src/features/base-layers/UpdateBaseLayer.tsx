import { useState } from 'react'
import { Alert, Button, Flex, Typography } from 'antd'
import {
  useDeleteStagedLayerMutation,
  useGetBaseLayerUpdateQuery,
  useUpdateBaseLayerByUploadedLayerMutation,
  type BaseLayer,
  type BaseLayerPart,
} from '../../api/base-layer'
import { useCan } from '../../session/useCan'
import { FileField } from '../../shared/forms/FileField'
import { showMessage } from '../../shared/showMessage'
import { baseLayerUploads } from '../../uploads/uploadPurpose'
import { UploadRows } from '../../uploads/UploadRows'
import { useUploads } from '../../uploads/useUploads'
import { baseText } from './messages'
import { PartList } from './PartList'
import { ReplaceByLayers } from './ReplaceByLayers'
import { ReplaceRasters } from './ReplaceRasters'

interface UpdateBaseLayerProps {
  base: BaseLayer
  /** Fetches the latest state; undefined if that failed. */
  reload: () => Promise<BaseLayer | undefined>
  onGeoreference?: (part: BaseLayerPart) => void
}

/** Uploads a newer file, shows what it would change, and applies or discards it. */
export function UpdateBaseLayer({ base, reload, onGeoreference }: UpdateBaseLayerProps) {
  const canUpload = useCan('can_upload_to_base_layer')
  const canUpdate = useCan('can_update_base_layer')
  const [apply, application] = useUpdateBaseLayerByUploadedLayerMutation()
  const [discard, discarding] = useDeleteStagedLayerMutation()
  const { _id: baseLayerId, version } = base
  const list = baseLayerUploads(baseLayerId)
  const { queue } = useUploads(list)
  const [fieldKey, setFieldKey] = useState(0)
  const staged = base.parts.filter((part) => part.staged)
  const compared = useGetBaseLayerUpdateQuery({ baseLayerId }, { skip: !canUpdate || staged.length === 0 })
  const error = [application, discarding].find((call) => call.error)?.error
  if (!canUpload && !canUpdate) return null

  const send = (file: File | undefined) => {
    if (!file) return
    queue.add([file], { kind: 'base-layer-part', baseLayerId })
    // Empties the field for the next file.
    setFieldKey(fieldKey + 1)
  }
  const applyPart = async (layerId: string, mode: 'replace' | 'add') => {
    const { data } = await apply({ baseLayerId, stagedLayerSelection: { version, layerId, mode } })
    if (data) showMessage({ type: 'success', text: baseText('applied') })
  }
  const changeOf = (part: BaseLayerPart): string => {
    const change = compared.data?.data.staged.find(({ layerId }) => layerId === part._id)
    if (change) return baseText('change', change)
    return part.kind === 'vector' && part.status !== 'failed' ? baseText('changePending') : ''
  }

  return (
    <section style={{ marginTop: 16 }}>
      <Typography.Title level={2} style={{ fontSize: 14, margin: '4px 0' }}>
        <label htmlFor="base-layer-update">{baseText('update')}</label>
      </Typography.Title>
      <Typography.Paragraph type="secondary">{baseText('updateHelp')}</Typography.Paragraph>
      {canUpload && (
        <>
          <FileField key={fieldKey} id="base-layer-update" onChange={send} />
          <div className="base-layer-uploads">
            <UploadRows list={list} />
          </div>
        </>
      )}
      {canUpdate && (
        <div style={{ marginBlock: 12 }}>
          <Flex gap={8} wrap>
            <ReplaceByLayers base={base} reload={reload} />
            <ReplaceRasters base={base} reload={reload} />
          </Flex>
        </div>
      )}
      {error && <Alert type="error" showIcon title={error.message} />}
      {staged.length > 0 && (
        <PartList
          title={baseText('staged')}
          parts={staged}
          {...(onGeoreference && { onGeoreference })}
          actions={(part) => (
            <>
              <p>{changeOf(part)}</p>
              <Flex gap={8} wrap>
                {canUpdate && part.status === 'ready' && (
                  <>
                    <Button type="primary" size="small" onClick={() => void applyPart(part._id, 'replace')}>
                      {baseText('replace')}
                    </Button>
                    <Button size="small" onClick={() => void applyPart(part._id, 'add')}>
                      {baseText('add')}
                    </Button>
                  </>
                )}
                {canUpload && (
                  <Button size="small" onClick={() => void discard({ baseLayerId, layerId: part._id })}>
                    {baseText('discard')}
                  </Button>
                )}
              </Flex>
            </>
          )}
        />
      )}
    </section>
  )
}
