import type { Settings } from '#server/env.ts'
import { type Cluster, type ClusterOptions, openCluster } from './cluster.ts'

type DatabaseOptions = Omit<ClusterOptions, 'dataDir' | 'isDisposable'>

// The database of the installation: the one in DATABASE_URL, or the private one.
export async function openDatabase(settings: Settings, options: DatabaseOptions = {}): Promise<Cluster> {
  if (settings.DATABASE_URL) return { url: settings.DATABASE_URL, stop: async () => undefined }
  return openCluster({ dataDir: settings.DATA_DIR, ...options })
}
