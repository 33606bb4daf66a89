/** Words and names that people choose first, in English and Spanish, without accents. */
const text = `
  a abc abcd abcde abcdef abcdefg abierto abril abuela abuelo acceso access adios admin administrador
  administrator agosto aguila alejandra alejandro amanda amarillo amazon america amiga amigo amigos amor
  amores andrea andres andrew android angel angeles anthony antonio apple apples april argentina arsenal
  asdf asdfgh asdfghjkl asesino ashley august autumn azerty azucar azul baby babyboy babygirl baloncesto
  banana barbara barcelona baseball basketball batman beatles bebe beisbol bendicion berlin bestfriend
  bienvenida bienvenido birthday black blanco bless blessed blue boca bocajuniors bogota bolivia boston
  brasil brazil brother budweiser business buster butterfly cafe california camaro cambiame camila canada
  candy caracas carlos carolina cereza cerrado cerveza changeme charles charlie cheese chelsea cherry
  chicago chile chivas chocolate christ christmas christopher cielo claudia clave close coffee colegio
  colocolo colombia company computadora computer contrasena cookie cookies cool corazon corinthians
  corvette costarica crazy cricket cristal cristo crystal cuba cumpleanos dallas daniel daniela david
  davidd december default delfin demo diamante diamond diana diciembre diego dinero dios dolphin domingo
  dos dragon dulce eagle ecuador ejemplo el elizabeth emily eminem empresa enero england enter entrar es
  escuela espana esperanza esta estrella estudiante example exito facebook faith falcon familia family
  fantasma father febrero february feliz fenix fernanda fernando ferrari first flamengo flores florida
  flower football forever fortnite francisco freedom fresa friday friends futbol gabriel gabriela gandalf
  george ghost ginger gloria go god godisgood goku gold golden golf google grandma green guadalupe
  guatemala guerrero guest guitar guitarra hacker halcon hallelujah halloween hannah happy harley heart
  heaven hello hermana hermano hija hijo hobbit hockey hola holiday honda honduras hottie houston hulk
  hunter i iloveyou independiente instagram internet invierno invitado iphone ironman is isabella james
  january jennifer jessica jesus jesuscristo john joker jordan jorge jose josemaria joseph joshua juan
  jueves julio july june junio juventus killer king la las laura leon letmein libertad lightning lima
  linkedin lion liverpool loca loco login london los love lovely lover loveyou lucia lucky luis luna lunes
  lupita madre madrid maestro mama manchester manzana march margaret maria mario mariposa martes martina
  marzo master mateo matrix matthew maverick may mayo me medellin mercedes metallica mexico mi miami
  michael michelle microsoft miercoles miguel millionaire millonarios minecraft monday money monica monkey
  mono moon morado mother music musica mustang my mylove nacional naranja naruto natalia navidad negocio
  negocios negro netflix new newyork nicaragua nicole ninja nintendo nirvana no nombre nothing november
  noviembre nueva nuevo october octubre office oficina ok olivia one open orange oro otono our pablo padre
  panama pantera panther paola papa paraguay paris pass passcode passphrase password passwort patricia paz
  peace pedro penarol pepper peru phoenix pikachu pimienta pirate pizza plata pokemon porsche primavera
  primero prince princesa princess principe profesor profesora prueba pruebas pumas purple qazwsx
  qazwsxedc queen quito qweasd qweasdzxc qwer qwerty qwertz rachel racing ranger realmadrid rebecca red
  reina rey ricardo rich richard river riverplate robert roberto rockstar rojo root rosa rosario rosas
  rugby sabado sakura samantha sample samsung samurai sandra santiago santos saturday school sebastian
  secret secreto september septiembre sevilla sexy shadow shark si siempre signin silver sister skywalker
  smile soccer sofia sol sombra sonrisa spain spiderman spotify spring star stars starwars stephanie storm
  strawberry student success suerte sugar summer sunday sunny sunshine superman sweetheart tacos teacher
  teamo temp temporal tenis tennis tequiero tequila teresa test tester testing texas the this thomas three
  thunder thursday tiger tigre tormenta toyota trabajo tres trueno trustno tu tuesday twitter two united
  universidad university uno uruguay user username usuario vacaciones valencia valentina vegeta venezuela
  verano verde veronica victoria viernes violet vodka volleyball warrior we wednesday weekend welcome
  whatever whatsapp whiskey white william windows winter wonderwoman word work yamaha yellow yes you your
  youtube zelda zxcvbn zxcvbnm
`

export const commonWords: ReadonlySet<string> = new Set(text.trim().split(/\s+/))
