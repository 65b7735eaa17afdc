import { useState } from 'react'
import { Alert, Button, Card, Flex, Form, Input, Segmented } from 'antd'
import { useNavigate } from 'react-router-dom'
import { FileField } from '../../shared/forms/FileField'
import { useUnsavedGuard } from '../../shared/forms/useUnsavedGuard'
import { LinkButton } from '../../shared/LinkButton'
import { PageHeader } from '../../shared/PageHeader'
import { newBaseLayerLimits } from '../../shared/limits/base-layer.gen'
import { NEW_BASE_LAYERS } from '../../uploads/uploadPurpose'
import { UploadRows } from '../../uploads/UploadRows'
import './baseLayers.css'
import { baseText } from './messages'
import { LayersField, MissionField } from './MissionFields'
import { nameAndDescriptionOf, useCreateBaseLayer, type BaseLayerValues, type Source } from './useCreateBaseLayer'
import { useUploadBaseLayer } from './useUploadBaseLayer'

const LIST_PAGE = '/dashboard/basemap'

export function BaseLayerCreatePage() {
  const navigate = useNavigate()
  const [form] = Form.useForm<BaseLayerValues>()
  const [source, setSource] = useState<Source>('upload')
  const [isDirty, setDirty] = useState(false)
  const { create, isCreating, problem } = useCreateBaseLayer()
  const { upload, isUploading } = useUploadBaseLayer()
  // A running upload already carries the typed values, so leaving loses nothing.
  const { leaveDialog, release } = useUnsavedGuard(isDirty && !isUploading)
  const missionId = Form.useWatch('missionId', form)

  const show = (baseLayerId: string) => {
    release()
    void navigate(`${LIST_PAGE}/${baseLayerId}`, { replace: true })
  }
  const save = async (values: BaseLayerValues) => {
    if (source === 'upload') {
      if (values.file) upload(values.file, { kind: 'new-base-layer', ...nameAndDescriptionOf(values) }, show)
      return
    }
    const baseLayerId = await create(source, values)
    if (baseLayerId !== undefined) show(baseLayerId)
  }

  return (
    <>
      <PageHeader title={baseText('newBaseLayer')} />
      <Card style={{ maxWidth: 720 }}>
        <Form<BaseLayerValues>
          form={form}
          name="base-layer"
          layout="vertical"
          requiredMark="optional"
          disabled={isUploading}
          initialValues={{ name: '', description: '', layerIds: [] }}
          scrollToFirstError
          onValuesChange={() => setDirty(true)}
          onFinish={(values) => void save(values)}
        >
          <Form.Item label={baseText('source')} required>
            <Segmented<Source>
              block
              aria-label={baseText('source')}
              value={source}
              onChange={setSource}
              options={[
                { value: 'upload', label: baseText('sourceUpload') },
                { value: 'mission', label: baseText('sourceMission') },
                { value: 'drawing', label: baseText('sourceDrawing') },
              ]}
            />
          </Form.Item>
          <Form.Item
            name="name"
            label={baseText('fieldName')}
            extra={baseText('nameHelp')}
            rules={[
              { required: true, whitespace: true, message: baseText('nameNeeded') },
              {
                max: newBaseLayerLimits.name.maxLength,
                message: baseText('nameTooLong', { max: newBaseLayerLimits.name.maxLength }),
              },
            ]}
          >
            <Input autoComplete="off" />
          </Form.Item>
          <Form.Item name="description" label={baseText('fieldDescription')}>
            <Input.TextArea
              autoSize={{ minRows: 2, maxRows: 8 }}
              maxLength={newBaseLayerLimits.description.maxLength}
            />
          </Form.Item>
          {source === 'upload' && (
            <Form.Item
              name="file"
              label={baseText('fieldFile')}
              extra={baseText('fileHelp')}
              rules={[{ required: true, message: baseText('fileNeeded') }]}
            >
              <FileField isDisabled={isUploading} />
            </Form.Item>
          )}
          {source === 'mission' && (
            <>
              <Form.Item
                name="missionId"
                label={baseText('fieldMission')}
                rules={[{ required: true, message: baseText('missionNeeded') }]}
              >
                <MissionField />
              </Form.Item>
              {missionId && (
                <Form.Item name="layerIds" label={baseText('fieldLayers')} extra={baseText('layersHelp')}>
                  <LayersField key={missionId} missionId={missionId} />
                </Form.Item>
              )}
            </>
          )}
          {source === 'drawing' && <p>{baseText('drawingHelp')}</p>}
          {problem !== undefined && <Alert type="error" showIcon title={problem} />}
          <Flex gap={8} wrap style={{ marginTop: 16 }}>
            <Button type="primary" htmlType="submit" loading={isCreating || isUploading}>
              {baseText('create')}
            </Button>
            {!isUploading && <LinkButton to={LIST_PAGE}>{baseText('cancel')}</LinkButton>}
          </Flex>
        </Form>
        <div className="base-layer-uploads">
          <UploadRows list={NEW_BASE_LAYERS} />
        </div>
        {isUploading && <p role="status">{baseText('uploadingHelp')}</p>}
      </Card>
      {leaveDialog}
    </>
  )
}
