import { z } from 'zod'

// A backup is gzipped lines of JSON: one head, then for each table its name and columns followed by its rows
// (every value as PostgreSQL writes it as text), and one end with the number of rows.
const head = z.object({
  germina: z.literal(1),
  madeAt: z.string(),
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })),
})
const table = z.object({ table: z.string(), columns: z.array(z.string()) })
const row = z.array(z.string().nullable())
const end = z.object({ end: z.literal(true), rows: z.number() })

export const backupLine = z.union([row, table, end, head])

export type BackupHead = z.infer<typeof head>
export type BackupRow = z.infer<typeof row>
export type BackupLine = z.infer<typeof backupLine>
