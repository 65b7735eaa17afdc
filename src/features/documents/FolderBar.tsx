import { FolderOutlined } from '@ant-design/icons'
import { Button, Flex } from 'antd'
import { useGetDocumentFacetsQuery } from '../../api/document'
import { formatNumber } from '../../shared/messages'
import { documentsText } from './messages'

interface FolderBarProps {
  missionId: string
  /** Empty for all folders. */
  folder: string
  onChoose: (folder: string) => void
}

/** The path of the chosen folder and the folders in it. */
export function FolderBar({ missionId, folder, onChoose }: FolderBarProps) {
  const { data } = useGetDocumentFacetsQuery({ missionId })
  const folders = data?.data.folders ?? []
  if (folders.length === 0 && !folder) return null
  const path = folder ? folder.split('/') : []
  const prefix = folder ? `${folder}/` : ''
  const inside = new Map<string, number>()
  for (const { name, count } of folders) {
    const [first] = name.startsWith(prefix) ? name.slice(prefix.length).split('/') : []
    if (first) inside.set(first, (inside.get(first) ?? 0) + count)
  }
  return (
    <Flex
      component="nav"
      aria-label={documentsText('folders')}
      wrap
      gap={6}
      align="center"
      style={{ marginBottom: 12 }}
    >
      <Button type="text" aria-current={folder ? undefined : 'location'} onClick={() => onChoose('')}>
        {documentsText('allFolders')}
      </Button>
      {path.map((name, index) => {
        const here = path.slice(0, index + 1).join('/')
        return (
          <Button
            key={here}
            type="text"
            aria-current={here === folder ? 'location' : undefined}
            onClick={() => onChoose(here)}
          >
            / {name}
          </Button>
        )
      })}
      {[...inside].map(([name, count]) => (
        <Button key={name} icon={<FolderOutlined aria-hidden />} onClick={() => onChoose(prefix + name)}>
          {name} ({formatNumber(count)})
        </Button>
      ))}
    </Flex>
  )
}
