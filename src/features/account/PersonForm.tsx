import { useState, type ChangeEvent } from 'react'
import { Alert, Button, Flex, Form, Input } from 'antd'
import { isApiError } from '../../api/errors'
import {
  useDeleteAvatarMutation,
  useEditProfileMutation,
  useUploadAvatarMutation,
  type Profile,
} from '../../api/profile'
import { useRenewUser } from '../../session/useRenewUser'
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

  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0]
    target.value = ''
    if (!file) return
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
      <label style={{ display: 'block' }}>
        <span style={{ display: 'block', marginBottom: 4 }}>{accountText('picture')}</span>
        <input
          type="file"
          accept="image/png,image/jpeg,image/webp"
          disabled={isBusy}
          onChange={(event) => void choose(event)}
          style={{ maxWidth: '100%' }}
        />
      </label>
      {profile.avatar && (
        <Button size="small" disabled={isBusy} onClick={() => void remove()} style={{ marginTop: 8 }}>
          {accountText('removePicture')}
        </Button>
      )}
      {isApiError(pictureError) && (
        <Alert type="error" showIcon title={pictureError.message} style={{ marginTop: 8 }} />
      )}
    </>
  )
}
