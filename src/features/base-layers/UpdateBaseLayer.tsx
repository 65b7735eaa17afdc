import { Alert, Button, Flex, Progress, Typography } from 'antd'
import {
  useDeleteStagedLayerMutation,
  useGetBaseLayerUpdateQuery,
  useUpdateBaseLayerByUploadedLayerMutation,
  useUpdateBaseRasterByUploadMutation,
  useUploadBaseVectorMutation,
  type BaseLayer,
  type BaseLayerPart,
} from '../../api/base-layer'
import { useCan } from '../../session/useCan'
import { useUnsavedGuard } from '../../shared/forms/useUnsavedGuard'
import { showMessage } from '../../shared/showMessage'
import { FileField } from './FileField'
import { isRasterFile } from './fileNames'
import { baseText } from './messages'
import { PartList } from './PartList'
import { useFileUpload } from './useFileUpload'

/** Sends a newer file, shows what it would change, and applies it or throws it away. */
export function UpdateBaseLayer({ base }: { base: BaseLayer }) {
  const canUpload = useCan('can_upload_to_base_layer')
  const canUpdate = useCan('can_update_base_layer')
  const upload = useFileUpload()
  const { question } = useUnsavedGuard(upload.fraction !== undefined)
  const [stageRaster, raster] = useUpdateBaseRasterByUploadMutation()
  const [stageVector, vector] = useUploadBaseVectorMutation()
  const [apply, application] = useUpdateBaseLayerByUploadedLayerMutation()
  const [discard, discarding] = useDeleteStagedLayerMutation()
  const { _id: baseLayerId, version } = base
  const staged = base.parts.filter((part) => part.staged)
  const compared = useGetBaseLayerUpdateQuery({ baseLayerId }, { skip: !canUpdate || staged.length === 0 })
  const error = [raster, vector, application, discarding].find((call) => call.error)?.error
  if (!canUpload && !canUpdate) return null

  const send = async (file: File | undefined) => {
    const uploadId = file && (await upload.send(file))
    if (uploadId === undefined) return
    const stage = isRasterFile(file?.name ?? '') ? stageRaster : stageVector
    await stage({ baseLayerId, stagedFile: { version, uploadId } })
  }
  const applyPart = async (layerId: string, mode: 'replace' | 'add') => {
    const { data } = await apply({ baseLayerId, stagedLayerChoice: { version, layerId, mode } })
    if (data) showMessage({ type: 'success', text: baseText('applied') })
  }
  const changeOf = (part: BaseLayerPart): string => {
    const change = compared.data?.data.staged.find(({ layerId }) => layerId === part._id)
    if (change) return baseText('change', change)
    return part.kind === 'vector' && part.status !== 'failed' ? baseText('changeUnread') : ''
  }

  return (
    <section style={{ marginTop: 16 }}>
      <Typography.Title level={2} style={{ fontSize: 14, margin: '4px 0' }}>
        <label htmlFor="base-layer-update">{baseText('update')}</label>
      </Typography.Title>
      <Typography.Paragraph type="secondary">{baseText('updateHelp')}</Typography.Paragraph>
      {canUpload && upload.fraction === undefined && (
        <FileField id="base-layer-update" onChange={(file) => void send(file)} />
      )}
      {upload.fraction !== undefined && (
        <Flex gap={8}>
          <Progress percent={Math.floor(upload.fraction * 100)} />
          <Button size="small" onClick={upload.stop}>
            {baseText('stop')}
          </Button>
        </Flex>
      )}
      {upload.problem !== undefined && (
        <Alert type="error" showIcon title={baseText('notSent', { message: upload.problem })} />
      )}
      {error && <Alert type="error" showIcon title={error.message} />}
      {staged.length > 0 && (
        <PartList
          title={baseText('staged')}
          parts={staged}
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
      {question}
    </section>
  )
}
