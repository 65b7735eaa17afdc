import { useState } from 'react'
import { DeleteOutlined } from '@ant-design/icons'
import { Alert, Button, Flex } from 'antd'
import { isApiError } from '../../../api/errors'
import { useUploadPackagePosterMutation } from '../../../api/package'
import { assetUrl } from '../../../shared/assetUrl'
import { FileButton } from '../../../shared/forms/FileButton'
import { PICTURES } from '../../../shared/forms/pictures'
import { uploadPackagePosterLimits } from '../../../shared/limits/package.gen'
import { packagesText } from '../messages'
import type { Poster } from './packageValues'

interface PosterFieldProps {
  // Passed by Form.Item.
  id?: string
  value?: Poster | null
  onChange?: (poster: Poster | null) => void
}

/** Chooses a picture. It is uploaded immediately and becomes part of the package when the form is saved. */
export function PosterField({ id, value, onChange }: PosterFieldProps) {
  const [uploadPoster, { isLoading }] = useUploadPackagePosterMutation()
  const [problem, setProblem] = useState<string | null>(null)

  const upload = async (file: File) => {
    if (file.size > uploadPackagePosterLimits.file.maxLength) return setProblem(packagesText('posterTooLarge'))
    setProblem(null)
    const { data, error } = await uploadPoster({ body: { file } })
    if (data) onChange?.(data.data)
    if (isApiError(error)) setProblem(error.fields?.[0]?.message ?? error.message)
  }

  return (
    <Flex vertical gap={8} align="flex-start">
      {value && (
        <img
          src={assetUrl(value.url)}
          alt={packagesText('fieldPoster')}
          style={{ width: 240, maxWidth: '100%', aspectRatio: '16 / 9', objectFit: 'cover', borderRadius: 6 }}
        />
      )}
      <Flex wrap gap={8}>
        <FileButton
          id={id}
          label={packagesText(value ? 'posterChange' : 'posterChoose')}
          accept={PICTURES}
          loading={isLoading}
          onChoose={([file]) => void upload(file)}
        />
        {value && (
          <Button icon={<DeleteOutlined aria-hidden />} onClick={() => onChange?.(null)}>
            {packagesText('posterRemove')}
          </Button>
        )}
      </Flex>
      {problem && <Alert type="error" showIcon title={problem} closable={{ onClose: () => setProblem(null) }} />}
    </Flex>
  )
}
