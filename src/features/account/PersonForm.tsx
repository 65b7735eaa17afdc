import { useState } from 'react'
import { Alert, Button, Flex, Form, Input, Typography } from 'antd'
import { isApiError } from '../../api/errors'
import {
  useDeleteAvatarMutation,
  useEditProfileMutation,
  useUploadAvatarMutation,
  type Profile,
} from '../../api/profile'
import { useRenewUser } from '../../session/useRenewUser'
import { FileButton } from '../../shared/forms/FileButton'
import { PICTURES } from '../../shared/forms/pictures'
import { showMessage } from '../../shared/showMessage'
import { accountText } from './messages'

const NAME_MAX = 120

/** One's name and picture. */
export function PersonForm({ profile }: { profile: Profile }) {
  const [name, setName] = useState(profile.name)
  const [edit, editing] = useEditProfileMutation()
  const [upload, uploading] = useUploadAvatarMutation()
  const [removeAvatar, removing] = useDeleteAvatarMutation()
  // The header shows both.
  const renewUser = useRenewUser()
  const isBusy = uploading.isLoading || removing.isLoading
  const pictureError = uploading.error ?? removing.error
  const isChanged = name.trim() !== profile.name

  const save = async () => {
    const { data } = await edit({ profileEdit: { version: profile.version, name: name.trim() } })
    if (!data) return
    renewUser()
    showMessage({ type: 'success', text: accountText('saved') })
  }

  const choose = async (file: File) => {
    const { data } = await upload({ body: { file } })
    if (data) renewUser()
  }

  const remove = async () => {
    const { data } = await removeAvatar()
    if (data) renewUser()
  }

  return (
    <>
      <Form layout="vertical" onFinish={() => void save()}>
        <Form.Item
          label={accountText('name')}
          htmlFor="profile-name"
          validateStatus={editing.error ? 'error' : undefined}
          help={isApiError(editing.error) ? editing.error.message : undefined}
        >
          <Flex gap={8}>
            <Input
              id="profile-name"
              autoComplete="name"
              maxLength={NAME_MAX}
              value={name}
              onChange={(event) => setName(event.target.value)}
            />
            <Button htmlType="submit" loading={editing.isLoading} disabled={!isChanged || name.trim() === ''}>
              {accountText('save')}
            </Button>
          </Flex>
        </Form.Item>
      </Form>
      <Flex wrap gap={8}>
        <FileButton
          label={accountText('picture')}
          accept={PICTURES}
          loading={isBusy}
          onChoose={([file]) => void choose(file)}
        />
        {profile.avatar && (
          <Button disabled={isBusy} onClick={() => void remove()}>
            {accountText('removePicture')}
          </Button>
        )}
      </Flex>
      <Typography.Text type="secondary">{accountText('pictureHelp')}</Typography.Text>
      {isApiError(pictureError) && (
        <Alert type="error" showIcon title={pictureError.message} style={{ marginTop: 8 }} />
      )}
    </>
  )
}
