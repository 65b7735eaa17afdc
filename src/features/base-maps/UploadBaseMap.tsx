import { useState } from 'react'
import { UploadOutlined } from '@ant-design/icons'
import { Button, Form, Input, Modal } from 'antd'
import { FileField } from '../../shared/forms/FileField'
import { useUnsavedGuard } from '../../shared/forms/useUnsavedGuard'
import { newBaseMapOfFileLimits } from '../../shared/limits/base-map.gen'
import { BASE_MAPS } from '../../uploads/uploadPurpose'
import { useUploads } from '../../uploads/useUploads'
import { baseMapsText } from './messages'

interface FileValues {
  name: string
  attribution: string
  file: File
}

const FORM_NAME = 'upload-base-map'

/** Uploads a file that becomes a base map, even if the user leaves the page during the upload. */
export function UploadBaseMap() {
  const { queue } = useUploads(BASE_MAPS)
  const [isOpen, setOpen] = useState(false)
  const [isDirty, setDirty] = useState(false)
  const { leaveDialog, leave } = useUnsavedGuard(isDirty)
  const close = () => {
    setDirty(false)
    setOpen(false)
  }
  const send = ({ name, attribution, file }: FileValues) => {
    queue.add([file], { kind: 'base-map', name: name.trim(), attribution: attribution.trim() })
    close()
  }
  return (
    <>
      <Button icon={<UploadOutlined aria-hidden />} onClick={() => setOpen(true)}>
        {baseMapsText('upload')}
      </Button>
      {isOpen && (
        <Modal
          open
          title={baseMapsText('uploadTitle')}
          okText={baseMapsText('upload')}
          okButtonProps={{ htmlType: 'submit', form: FORM_NAME }}
          cancelText={baseMapsText('cancel')}
          onCancel={() => leave(close)}
        >
          <Form<FileValues>
            name={FORM_NAME}
            id={FORM_NAME}
            layout="vertical"
            requiredMark="optional"
            onValuesChange={() => setDirty(true)}
            onFinish={send}
          >
            <Form.Item
              name="file"
              label={baseMapsText('file')}
              extra={baseMapsText('fileHelp')}
              rules={[{ required: true, message: baseMapsText('fileNeeded') }]}
            >
              <FileField />
            </Form.Item>
            <Form.Item
              name="name"
              label={baseMapsText('name')}
              rules={[{ required: true, whitespace: true, message: baseMapsText('nameNeeded') }]}
            >
              <Input autoComplete="off" maxLength={newBaseMapOfFileLimits.name.maxLength} />
            </Form.Item>
            <Form.Item
              name="attribution"
              label={baseMapsText('attribution')}
              rules={[{ required: true, whitespace: true, message: baseMapsText('attributionNeeded') }]}
            >
              <Input autoComplete="off" maxLength={newBaseMapOfFileLimits.attribution.maxLength} />
            </Form.Item>
          </Form>
        </Modal>
      )}
      {leaveDialog}
    </>
  )
}
