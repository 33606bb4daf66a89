/** Words of every list, side by side. */
export const listWords = {
  en: {
    search: 'Search',
    filters: (count: number) => (count === 0 ? 'Filters' : `Filters (${count})`),
    any: 'All',
    clearFilters: 'Clear search and filters',
    order: {
      label: 'Order',
      up: (column: string) => `${column}, ascending`,
      down: (column: string) => `${column}, descending`,
    },
    columns: 'Columns',
    export: {
      button: 'Download list',
      whole: 'Everything found, not only this page',
      csv: 'CSV file',
      xlsx: 'Excel file',
    },
    results: (count: number, all: string) => (count === 1 ? `${all} result` : `${all} results`),
    moreThan: (all: string) => `More than ${all} results`,
    select: (name: string) => `Select ${name}`,
    selectPage: (count: number) =>
      count === 1 ? 'Select the one on this page' : `Select all ${count} on this page`,
    selectFound: (all: string) => `Select all ${all} results`,
    mostSelected: (most: string) => `At most ${most} can be selected at once: narrow the list to take all.`,
    foundSelected: (all: string) => `All ${all} results are selected`,
    selected: (count: number) => `${count} selected`,
    selection: 'What to do with the selected',
    clear: 'Clear selection',
    pager: {
      label: (title: string) => `Pages: ${title}`,
      place: (page: number, pages: number) => `Page ${page} of ${pages}`,
      previous: 'Previous',
      next: 'Next',
    },
    nothing: {
      title: 'Nothing found',
      why: 'No row fits your search and filters.',
      page: {
        title: 'This page is empty now',
        why: 'The list has become shorter since you opened it.',
        go: 'To the first page',
      },
    },
  },
  es: {
    search: 'Buscar',
    filters: (count: number) => (count === 0 ? 'Filtros' : `Filtros (${count})`),
    any: 'Todo',
    clearFilters: 'Quitar la búsqueda y los filtros',
    order: {
      label: 'Orden',
      up: (column: string) => `${column}, ascendente`,
      down: (column: string) => `${column}, descendente`,
    },
    columns: 'Columnas',
    export: {
      button: 'Descargar la lista',
      whole: 'Todo lo encontrado, no solo esta página',
      csv: 'Archivo CSV',
      xlsx: 'Archivo de Excel',
    },
    results: (count: number, all: string) => (count === 1 ? `${all} resultado` : `${all} resultados`),
    moreThan: (all: string) => `Más de ${all} resultados`,
    select: (name: string) => `Seleccionar ${name}`,
    selectPage: (count: number) =>
      count === 1 ? 'Seleccionar la fila de esta página' : `Seleccionar los ${count} de esta página`,
    selectFound: (all: string) => `Seleccionar los ${all} resultados`,
    mostSelected: (most: string) =>
      `Se pueden seleccionar como máximo ${most} a la vez: filtra la lista para tomarlos todos.`,
    foundSelected: (all: string) => `Los ${all} resultados están seleccionados`,
    selected: (count: number) => (count === 1 ? `${count} seleccionado` : `${count} seleccionados`),
    selection: 'Qué hacer con la selección',
    clear: 'Quitar la selección',
    pager: {
      label: (title: string) => `Páginas: ${title}`,
      place: (page: number, pages: number) => `Página ${page} de ${pages}`,
      previous: 'Anterior',
      next: 'Siguiente',
    },
    nothing: {
      title: 'No se encontró nada',
      why: 'Ninguna fila coincide con tu búsqueda y tus filtros.',
      page: {
        title: 'Esta página ahora está vacía',
        why: 'La lista es más corta que cuando la abriste.',
        go: 'Ir a la primera página',
      },
    },
  },
} as const
