import type { Folders } from './folders.ts'

const memory = {
  shared_buffers: '64MB',
  work_mem: '8MB',
  maintenance_work_mem: '64MB',
  max_connections: '100',
  max_wal_size: '512MB',
  huge_pages: 'off',
  jit: 'off',
}

const durable = { fsync: 'on', synchronous_commit: 'on', full_page_writes: 'on' }

// For databases that live as long as a test run.
const disposable = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }

const noReplication = { wal_level: 'minimal', max_wal_senders: '0' }

// Terse and without statements: what people wrote never reaches the log.
const logging = {
  logging_collector: 'on',
  log_filename: 'postgres-%a.log',
  log_rotation_age: '1d',
  log_truncate_on_rotation: 'on',
  log_error_verbosity: 'terse',
  log_min_error_statement: 'panic',
}

export function serverArguments(folders: Folders, isDisposable: boolean): string[] {
  const settings = {
    listen_addresses: '',
    unix_socket_directories: folders.socket,
    unix_socket_permissions: '0700',
    ...memory,
    ...(isDisposable ? disposable : durable),
    ...noReplication,
    ...logging,
  }
  return [
    '-D',
    folders.data,
    ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ]
}
